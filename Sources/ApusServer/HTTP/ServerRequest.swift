import OrderedJSON

/// A request to an endpoint of a program that has a server.
public struct ServerRequest: Sendable {
    private let request: HTTPRequest
    private let limits: ServerLimits

    init(_ request: HTTPRequest, limits: ServerLimits) {
        self.request = request
        self.limits = limits
    }

    /// The path of its address.
    public var path: String { request.path }

    /// Its body, as it came.
    public var body: [UInt8] { request.body }

    /// The value of a field of its head.
    ///
    /// - Parameter name: The field's name; its case does not matter.
    /// - Returns: The value; nil if the field is absent or occurs more than once.
    public func field(_ name: String) -> String? { request.value(of: name.lowercased()) }

    /// Its body as JSON, which has to be announced as `application/json`.
    ///
    /// A page of another origin cannot send that type without asking first.
    ///
    /// - Returns: The document.
    /// - Throws: ``ServerError`` of code `unsupportedMediaType` or `invalidJSON`.
    public func json() throws(ServerError) -> JSONValue { try request.json(limits) }
}
