/// How a model takes part in understanding questions.
public struct ModelUse: Hashable, Sendable {
    /// How the model says what is asked for.
    public enum Form: String, CaseIterable, Sendable {
        /// Each intent is scored as the whole answer.
        case scores
        /// The model writes an object under a schema.
        case object
    }

    /// How the model says what is asked for.
    public var form: Form
    /// Whether it decides every intent, as if words said nothing; for measurements.
    public var decidesAlways: Bool

    /// A way of asking.
    ///
    /// - Parameters:
    ///   - form: How the model says what is asked for.
    ///   - decidesAlways: Whether it decides every intent, as if words said nothing.
    public init(form: Form = .scores, decidesAlways: Bool = false) {
        self.form = form
        self.decidesAlways = decidesAlways
    }
}
