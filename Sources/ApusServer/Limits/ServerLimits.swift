/// How much a server takes from its clients, and for how long it works for one.
public struct ServerLimits: Sendable, Hashable {
    /// Bytes of a request's body; more is answered with 413.
    public var bodyBytes = 16 << 20
    /// Bytes of memory for the head of a request; a longer one is answered with 431 or 414.
    public var headBytes = 64 << 10
    /// How deep the JSON of a body may be nested; deeper is answered with 400.
    public var depth = 128
    /// Connections that are open at a time; further ones wait until one ends.
    public var connections = 512
    /// Requests that wait for the model; further ones are answered with 429.
    public var waitingRequests = 64
    /// Requests that the model works on at a time; a local model computes one after the other.
    public var concurrentRequests = 1
    /// Seconds in which a client must deliver a request; a part of one is then answered with 408.
    ///
    /// They count from the connection's beginning or the end of the request before.
    public var requestSeconds = 60
    /// Seconds without a byte sent or received after which a connection is closed.
    public var idleSeconds = 60
    /// Seconds that a request may wait and be worked on; it is then answered with 503.
    public var answerSeconds = 900
    /// Seconds that requests may still take when the server is told to stop.
    public var graceSeconds = 30
    /// Messages of a conversation.
    public var messages = 4096
    /// Answers to one request, `n`.
    public var answers = 16
    /// Tools of one request.
    public var tools = 128
    /// Texts that end an answer.
    public var stopStrings = 16
    /// The likeliest tokens that are listed beside each one, `top_logprobs`.
    public var alternatives = 20
    /// Bytes of a picture.
    public var pictureBytes = 10 << 20
    /// Seconds for reading the text of a picture.
    public var pictureSeconds = 120

    /// The usual limits.
    public init() {}
}
