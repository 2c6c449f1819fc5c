/// Waiting requests, of which clients have one each in turn; those of one client keep their order.
///
/// A client that joins, or that has just had a turn, is behind all others.
struct FairTurns<Request> {
    private struct Entry {
        let id: UInt64
        let request: Request
    }

    /// The requests of each client that has any, in the order in which they came.
    private var waiting: [String: [Entry]] = [:]
    /// The clients that have any, the next one first.
    private var clients: [String] = []
    /// How many requests wait.
    private(set) var count = 0

    /// Adds a request.
    mutating func append(_ request: Request, id: UInt64, of client: String) {
        if waiting[client] == nil { clients.append(client) }
        waiting[client, default: []].append(Entry(id: id, request: request))
        count += 1
    }

    /// Takes the request whose turn it is; nil if there is none.
    mutating func popFirst() -> Request? {
        guard !clients.isEmpty else { return nil }
        let client = clients.removeFirst()
        guard var entries = waiting[client], !entries.isEmpty else { return nil }
        let entry = entries.removeFirst()
        count -= 1
        waiting[client] = entries.isEmpty ? nil : entries
        if !entries.isEmpty { clients.append(client) }
        return entry.request
    }

    /// Takes a request out; nil if it does not wait.
    mutating func remove(id: UInt64) -> Request? {
        for (client, entries) in waiting {
            guard let index = entries.firstIndex(where: { $0.id == id }) else { continue }
            return remove(at: index, of: client)
        }
        return nil
    }

    /// Takes out the last request of the client with most, if one of another has a better claim to its
    /// place.
    ///
    /// - Parameter client: The client that wants a place.
    /// - Returns: The request; nil if no client has over one more than this one would have.
    mutating func removeLast(for client: String) -> Request? {
        let claim = (waiting[client]?.count ?? 0) + 1
        // The first such client in turn, so that the choice does not depend on hashes.
        let most = clients.map { waiting[$0]?.count ?? 0 }.max() ?? 0
        guard most > claim, let greediest = clients.first(where: { waiting[$0]?.count == most })
        else { return nil }
        return remove(at: most - 1, of: greediest)
    }

    private mutating func remove(at index: Int, of client: String) -> Request? {
        guard let entry = waiting[client]?.remove(at: index) else { return nil }
        count -= 1
        if waiting[client]?.isEmpty == true {
            waiting[client] = nil
            clients.removeAll { $0 == client }
        }
        return entry.request
    }
}
