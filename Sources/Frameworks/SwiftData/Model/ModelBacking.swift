import CoreData
import FoundationOverlay
import Observation

/// Where a model's values are kept: in an object of Core Data, with or without a context.
public final class _ModelBacking: @unchecked Sendable {
    let registrar = ObservationRegistrar()
    private var known: ModelObject?
    private var isConnected: Bool

    public init() { isConnected = false }

    init(_ object: ModelObject) {
        known = object
        isConnected = true
    }

    /// Valid once the backing is connected.
    var object: ModelObject {
        guard let known else { preconditionFailure("a model's values are asked for before it is connected") }
        guard let replacement = known.replacement as? ModelObject else { return known }
        self.known = replacement
        return replacement
    }

    /// Takes the values over that the model was made with.
    func connect<Model: PersistentModel>(to model: Model) {
        guard !isConnected else { return }
        isConnected = true
        let object = ModelObject(entity: ModelEntities.entity(of: Model.self), insertInto: nil)
        object.model = model
        known = object
        model._adoptInitialValues()
    }

    /// Takes the values over at the end of an initialiser.
    public func _connect<Model: PersistentModel>(to model: Model) { connect(to: model) }

    func read<Value>(_ name: String) -> Value { object.read(name) }

    func write<Value>(_ value: Value, _ name: String) {
        let object = object
        object.write(value, name)
        object.insertRelated()
    }
}
