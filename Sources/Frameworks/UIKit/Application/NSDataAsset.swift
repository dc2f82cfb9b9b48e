import Foundation
import Synchronization

/// The bytes of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public typealias Lookup = @Sendable (_ name: String, _ bundle: Bundle) -> (data: Data, type: String)?

    private static let lookup = Mutex<Lookup?>(nil)

    /// Sets how data sets are found.
    public static func setLookup(_ new: @escaping Lookup) { lookup.withLock { $0 = new } }

    public let name: String
    public let data: Data
    /// A uniform type identifier.
    public let typeIdentifier: String

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    public init?(name: String, bundle: Bundle) {
        guard let found = Self.lookup.withLock({ $0 })?(name, bundle) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.type
        super.init()
    }
}
