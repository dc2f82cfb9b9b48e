import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Turns values into others that can be kept, and back.
open class ValueTransformer: NSObject, @unchecked Sendable {
    private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

    /// The one this was looked up as.
    private var registered: ValueTransformer?

    public required override init() { super.init() }

    /// The transformer registered under a name; nil where there is none.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let registered = Self.known.withLock({ $0[name] }) else { return nil }
        self.init()
        self.registered = registered
    }

    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        known.withLock { $0[name] = transformer }
    }

    public class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } } }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }

    open func transformedValue(_ value: Any?) -> Any? { registered.map { $0.transformedValue(value) } ?? value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { registered.map { $0.reverseTransformedValue(value) } ?? value }
}

/// Turns objects into archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSData.self, NSDate.self] }

    open override func transformedValue(_ value: Any?) -> Any? {
        value.flatMap { value in archived { try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false) } }
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { data in archived { try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) } }
    }

    private func archived<Value>(_ work: () throws -> Value?) -> Value? {
        do {
            return try work()
        } catch {
            OverlayDiagnostics.report(.foundationUnsupported, "\(Self.self): \(error)")
            return nil
        }
    }
}
