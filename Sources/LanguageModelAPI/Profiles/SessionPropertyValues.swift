import Observation
import Synchronization

/// Names a value that the parts of a session share.
public protocol SessionPropertyKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The value before one is set.
    static var defaultValue: Value { get }
}

/// The values that the profiles, instructions and tools of a session share.
public final class SessionPropertyValues: Sendable {
    /// A value of any type, be it `Sendable` or not, as in Apple's API.
    ///
    /// The dictionary is guarded by a lock. That a value that is not `Sendable` is not used by two
    /// tasks at once is up to who declares its key.
    private struct AnyValue: @unchecked Sendable {
        let value: Any
    }

    private struct WeakSession: Sendable {
        weak var session: LanguageModelSession?
    }

    private let values = Mutex<[ObjectIdentifier: AnyValue]>([:])
    private let session = Mutex(WeakSession())
    private let detachedHistory = Mutex(Transcript.HistoryView())
    private let registrar = ObservationRegistrar()

    /// The values of the session whose request is being answered by this task.
    @TaskLocal static var current: SessionPropertyValues?

    init() {}

    /// Makes the values those of a session.
    func attach(to session: LanguageModelSession) {
        self.session.withLock { $0.session = session }
    }

    /// Any change of a value; observers cannot tell which key it is of.
    private var allValues: Void { () }

    /// The value of a key.
    ///
    /// - Parameter key: The key.
    public subscript<K: SessionPropertyKey>(key: K.Type) -> K.Value {
        get {
            registrar.access(self, keyPath: \.allValues)
            let stored = values.withLock { $0[ObjectIdentifier(key)] }
            return stored?.value as? K.Value ?? key.defaultValue
        }
        set {
            let newValue = AnyValue(value: newValue)
            registrar.withMutation(of: self, keyPath: \.allValues) {
                values.withLock { $0[ObjectIdentifier(key)] = newValue }
            }
        }
    }

    /// The transcript of the session without the leading instructions.
    ///
    /// Profiles, instructions and tools may change it during a request.
    public var history: Transcript.HistoryView {
        get {
            guard let session = session.withLock({ $0.session }) else {
                return detachedHistory.withLock { $0 }
            }
            return session.transcript.history
        }
        set {
            guard let session = session.withLock({ $0.session }) else {
                detachedHistory.withLock { $0 = newValue }
                return
            }
            session.updateTranscript { $0.history = newValue }
        }
    }
}

extension SessionPropertyValues: Observable {}

extension LanguageModelSession {
    /// A value that the parts of a session share.
    ///
    /// It is the session's whose request is being answered: profiles and instructions may use it in
    /// their bodies and hooks, tools while they are called. Elsewhere it has its default value.
    @propertyWrapper public struct SessionProperty<Value> {
        private let keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>
        private let detached = SessionPropertyValues()

        /// Refers to a value.
        ///
        /// - Parameter keyPath: Where the value is among the session's.
        public init(_ keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value>) {
            self.keyPath = keyPath
        }

        /// The value.
        public var wrappedValue: Value {
            get { (SessionPropertyValues.current ?? detached)[keyPath: keyPath] }
            nonmutating set {
                (SessionPropertyValues.current ?? detached)[keyPath: keyPath] = newValue
            }
        }
    }
}

/// A key path cannot be changed, and those of session properties are made of literals, which capture
/// nothing but types; the values it leads to are guarded by a lock.
extension LanguageModelSession.SessionProperty: @unchecked Sendable where Value: Sendable {}

extension Tool {
    /// A value that the parts of a session share.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}
