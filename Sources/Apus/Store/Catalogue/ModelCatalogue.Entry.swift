extension ModelCatalogue {
    /// One model: whose weights, under which licence, and where a file of them can be had.
    public struct Entry: Sendable, Identifiable {
        /// The name to pull it by, in lower case.
        public let name: String

        /// The family, as people call it.
        public let family: String

        /// Who trained and published the weights.
        public let publisher: String

        /// The licence of the weights.
        public let licence: Licence

        /// The context length in tokens that the weights were trained for; nil where unknown.
        public let contextLength: Int?

        /// What a user should know before choosing it.
        public let notes: String

        /// Where a file can be had, the preferred source first; never empty.
        public let sources: [Source]

        /// The name, which is unique in a catalogue.
        public var id: String { name }

        /// A model with the given provenance.
        public init(
            name: String, family: String, publisher: String, licence: Licence,
            contextLength: Int? = nil, notes: String = "", sources: [Source]
        ) {
            precondition(!sources.isEmpty, "a model needs a source")
            self.name = name
            self.family = family
            self.publisher = publisher
            self.licence = licence
            self.contextLength = contextLength
            self.notes = notes
            self.sources = sources
        }

        /// The file that the preferred source gives.
        public var file: String { sources[0].file }

        /// The size in bytes of the preferred source's file; nil where unknown.
        public var byteCount: Int64? { sources[0].byteCount }

        /// The names that the sources give their files in the store, each once.
        var files: [String] {
            sources.map(\.file).reduce(into: []) { names, name in
                if !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
                    names.append(name)
                }
            }
        }

        /// Whether the source's packager is somebody else than the publisher of the weights.
        public func isThirdParty(_ source: Source) -> Bool {
            !source.packager.utf8.elementsEqual(publisher.utf8)
        }
    }

    /// A licence by its identifier and text.
    public struct Licence: Sendable, Hashable {
        /// The SPDX identifier; `LicenseRef-…` for licences that SPDX does not list.
        public let identifier: String

        /// The address of the licence's text.
        public let url: String

        /// A licence with the given identifier and address.
        public init(identifier: String, url: String) {
            self.identifier = identifier
            self.url = url
        }
    }
}
