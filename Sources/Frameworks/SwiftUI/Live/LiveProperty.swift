import Combine
import FoundationOverlay
import ViewEngine

/// A property of a view that a running window keeps or watches.
@MainActor
protocol LiveProperty {
    /// Called before the body is read.
    func connect(_ site: PropertySite)
}

/// The place of a property.
@MainActor
struct PropertySite {
    let pass: LivePass
    /// The view's path and the names of the properties.
    let key: String
    let environment: EnvironmentValues
}

extension LivePass {
    /// Connects the properties of a view, modifier, scene or app, and updates those of its own kinds.
    func connect(_ value: Any, path: @autoclosure () -> String, environment: EnvironmentValues) {
        guard DynamicProperties.has(value) else { return }
        connect(value, prefix: path(), environment)
    }

    private func connect(_ value: Any, prefix: String, _ environment: EnvironmentValues) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            guard let property = child.value as? any DynamicProperty else { continue }
            let key = "\(prefix).\(child.label ?? String(index))"
            if let live = property as? any LiveProperty {
                live.connect(PropertySite(pass: self, key: key, environment: environment))
            } else {
                connect(property, prefix: key, environment)
                var updated = property
                updated.update()
            }
        }
    }
}

/// Which types have dynamic properties, found out once for each.
@MainActor
private enum DynamicProperties {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func has(_ value: Any) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: value))
        if let answer = known[type] { return answer }
        let answer = Mirror(reflecting: value).children.contains { $0.value is any DynamicProperty }
        known[type] = answer
        return answer
    }
}

extension PropertySite {
    /// Makes the views again when the object is about to change.
    func watch<Object: ObservableObject>(_ object: Object) {
        let changed = pass.changed
        pass.states.share(ObjectIdentifier(object)) {
            WatchedObject(object: object, subscription: object.objectWillChange.sink { _ in changed() })
        }
    }
}

/// An object with its subscription; as long as it is kept, no other object takes its address.
private final class WatchedObject {
    let object: AnyObject
    let subscription: AnyCancellable

    init(object: AnyObject, subscription: AnyCancellable) {
        self.object = object
        self.subscription = subscription
    }
}
