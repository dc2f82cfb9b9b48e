import FoundationOverlay
import Observation

/// A stored property of a model, as the build marks it.
@propertyWrapper
public struct _Persisted<Value> {
    private enum Content {
        /// Given in an initialiser and not handed over yet.
        case given(Value)
        case kept(name: String)
    }

    private var content: Content

    public init(wrappedValue: Value) { content = .given(wrappedValue) }

    /// A property whose value the backing has.
    public init(_kept name: String) { content = .kept(name: name) }

    @available(*, unavailable, message: "properties of models belong to classes")
    public var wrappedValue: Value {
        get { fatalError("properties of models belong to classes") }
        set { fatalError("properties of models belong to classes") }
    }

    /// Hands the value to the backing under a name.
    public mutating func _adopt(_ name: String, _ backing: _ModelBacking) {
        guard case .given(let value) = content else { return }
        content = .kept(name: name)
        backing.write(value, name)
    }

    private var name: String {
        guard case .kept(let name) = content else { preconditionFailure("a property is read before its model is connected") }
        return name
    }

    public static subscript<Owner: PersistentModel>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get {
            let backing = owner._modelBacking
            backing.connect(to: owner)
            backing.registrar.access(owner, keyPath: wrapped)
            backing.registrar.access(owner, keyPath: \Owner._storedValues)
            return backing.read(owner[keyPath: storage].name)
        }
        set {
            let backing = owner._modelBacking
            backing.connect(to: owner)
            let name = owner[keyPath: storage].name
            backing.registrar.withMutation(of: owner, keyPath: wrapped) { backing.write(newValue, name) }
        }
    }
}
