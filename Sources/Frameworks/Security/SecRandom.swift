import FoundationOverlay

/// A source of random numbers.
public final class SecRandom: Sendable {}

public typealias SecRandomRef = SecRandom

/// The system's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes, those of the system's generator.
///
/// - Returns: ``errSecSuccess``; ``errSecParam`` for a negative count.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self) }
    return errSecSuccess
}
