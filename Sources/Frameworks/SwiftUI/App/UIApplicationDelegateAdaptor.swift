import Combine
import FoundationOverlay
import Observation
import UIKit
import ViewEngine

/// The delegate of the app. It is told of the app's launch, of background URL sessions and of scenes; SwiftUI itself takes URLs and
/// changes of the phase.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = delegateType.init()
        UIApplication.shared.delegate = wrappedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of the delegate, which views find in their environment, too.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

extension UIApplicationDelegateAdaptor {
    @MainActor public mutating func _connect(_ site: PropertySite) {
        if let object = wrappedValue as? any ObservableObject { site.watch(object) }
    }
}

extension EnvironmentValues {
    /// Puts a delegate that can be watched where views find it.
    @MainActor
    mutating func setDelegate(_ delegate: (any UIApplicationDelegate)?) {
        guard let delegate, delegate is any ObservableObject || delegate is any Observable else { return }
        self[objectOf: ObjectIdentifier(type(of: delegate))] = delegate
    }
}
