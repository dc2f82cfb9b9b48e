import Foundation

/// Outside of Apple's systems it is no `NSObject`, which compares by identity.
extension FileManager: @retroactive Hashable {
    public static func == (first: FileManager, second: FileManager) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
