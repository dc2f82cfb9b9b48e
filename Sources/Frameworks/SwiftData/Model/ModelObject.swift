import CoreData
import FoundationOverlay
import Observation

/// The object of Core Data behind a model.
final class ModelObject: NSManagedObject, @unchecked Sendable {
    weak var model: (any PersistentModel)?
    private var decoded: [String: (code: CodedValue, value: Any)] = [:]

    /// The context of SwiftData the object is in.
    var owner: ModelContext? { (managedObjectContext as? ModelObjectContext)?.owner }

    var modelEntity: ModelEntity? { entity as? ModelEntity }

    /// The model of the object, made where there is none.
    func requiredModel() -> any PersistentModel {
        if let model { return model }
        guard let type = modelEntity?.modelType else {
            preconditionFailure("the store holds an object of \(entity.name ?? "an entity"), which is no model of the schema")
        }
        return make(type)
    }

    private func make<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
        let model = Model(_modelBacking: _ModelBacking(self))
        self.model = model
        return model
    }

    override func didTakeStoredValues() {
        decoded = [:]
        if let model { tell(model) }
    }

    private func tell<Model: PersistentModel>(_ model: Model) {
        model._modelBacking.registrar.withMutation(of: model, keyPath: \Model._storedValues) {}
    }

    // MARK: Values

    func read<Value>(_ name: String) -> Value {
        let kept = keptValue(name)
        if let value = ModelValues.value(kept, of: self, name, as: Value.self) { return value }
        fatalError("\(entity.name ?? "").\(name) has no value of the type \(Value.self): \(kept.map { "\($0)" } ?? "nil")")
    }

    private func keptValue(_ name: String) -> Any? {
        if case .toMany? = modelEntity?.kinds[name] { return value(forKey: name) }
        return primitiveValue(forKey: name)
    }

    func write<Value>(_ value: Value, _ name: String) {
        guard let kind = modelEntity?.kinds[name] else { return }
        setValue(ModelValues.kept(value, as: kind), forKey: name)
    }

    /// A coded value, decoded once.
    func decoded<Value: Decodable>(_ code: CodedValue, _ name: String, as type: Value.Type) -> Value {
        if let known = decoded[name], known.code == code, let value = known.value as? Value { return value }
        do {
            let value = try code.decode(type)
            decoded[name] = (code, value)
            return value
        } catch {
            fatalError("\(entity.name ?? "").\(name) was saved as something else than \(type): \(error)")
        }
    }

    // MARK: Relationships

    /// The objects directly related to this one.
    var related: [ModelObject] {
        entity.relationshipsByName.keys.sorted().flatMap { name -> [ModelObject] in
            switch primitiveValue(forKey: name) {
            case let one as ModelObject: [one]
            case let many as NSSet: many.allObjects.compactMap { $0 as? ModelObject }.sorted { $0.objectID.orderNumber < $1.objectID.orderNumber }
            default: []
            }
        }
    }

    /// Brings new objects into the context of those they are related to.
    func insertRelated() {
        guard let context = managedObjectContext ?? related.lazy.compactMap(\.managedObjectContext).first else { return }
        var waiting = [self]
        var next = 0
        while next < waiting.count {
            let object = waiting[next]
            next += 1
            if object.managedObjectContext == nil, !object.isDeleted { context.insert(object) }
            waiting += object.related.filter { $0.managedObjectContext == nil && !$0.isDeleted }
        }
    }
}
