import FoundationOverlay
import Metrics

/// A kind of push notification.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
    /// Not part of Apple's PushKit; accepted because it is found in published guides.
    public static let widgetKit = PKPushType(rawValue: "PKPushTypeWidgetKit")
}

open class PKPushCredentials: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let token: Data

    public init(_type: PKPushType, token: Data) {
        type = _type
        self.token = token
        super.init()
    }
}

open class PKPushPayload: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]

    public init(_type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        type = _type
        self.dictionaryPayload = dictionaryPayload
        super.init()
    }
}

/// - Support: none. No tokens and no pushes arrive.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>? {
        didSet { UnsupportedAPI.report("PKPushRegistry.desiredPushTypes", "no token is delivered") }
    }

    public init(queue: DispatchQueue?) { super.init() }

    open func pushToken(for type: PKPushType) -> Data? { nil }
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(_: PKPushRegistry, didUpdate: PKPushCredentials, for: PKPushType) {}
    public func pushRegistry(_: PKPushRegistry, didReceiveIncomingPushWith: PKPushPayload, for: PKPushType) {}
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void
    ) {
        pushRegistry(registry, didReceiveIncomingPushWith: payload, for: type)
        completion()
    }
    public func pushRegistry(_: PKPushRegistry, didInvalidatePushTokenFor: PKPushType) {}
}
