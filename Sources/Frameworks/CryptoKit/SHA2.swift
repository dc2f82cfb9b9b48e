/// The first digits of the roots of primes, as SHA-2 is defined with (FIPS 180-4).
private enum RootConstants {
    static let wide: [UInt64] = primes(80).map { fraction(of: $0, cubic: true) }
    static let narrow: [UInt32] = wide.prefix(64).map { UInt32($0 >> 32) }

    static func primes(_ count: Int) -> [UInt64] {
        var found: [UInt64] = []
        var candidate: UInt64 = 2
        while found.count < count {
            if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
            candidate += 1
        }
        return found
    }

    /// The first 64 bits after the point of the square or cube root.
    static func fraction(of number: UInt64, cubic: Bool) -> UInt64 {
        var root: UInt64 = 0
        var whole: UInt64 = 0
        while power(whole + 1, cubic) <= number { whole += 1 }
        for bit in stride(from: 63, through: 0, by: -1) {
            let candidate = root | 1 << UInt64(bit)
            if isAtMost(whole, candidate, number, cubic) { root = candidate }
        }
        return root
    }

    private static func power(_ value: UInt64, _ cubic: Bool) -> UInt64 { cubic ? value * value * value : value * value }

    /// Whether (whole + fraction / 2^64), squared or cubed, is at most `number`.
    private static func isAtMost(_ whole: UInt64, _ fraction: UInt64, _ number: UInt64, _ cubic: Bool) -> Bool {
        let factor = [fraction, whole]
        var product = multiplied(factor, factor)
        if cubic { product = multiplied(product, factor) }
        let point = cubic ? 3 : 2
        let integer = product.count > point ? product[point] : 0
        if integer != number { return integer < number }
        return product.prefix(point).allSatisfy { $0 == 0 }
    }

    /// Long multiplication, least significant word first.
    private static func multiplied(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        var result = [UInt64](repeating: 0, count: a.count + b.count)
        for (i, x) in a.enumerated() {
            var carry: UInt64 = 0
            for (j, y) in b.enumerated() {
                let (high, low) = x.multipliedFullWidth(by: y)
                let (sum, first) = low.addingReportingOverflow(result[i + j])
                let (total, second) = sum.addingReportingOverflow(carry)
                result[i + j] = total
                carry = high + (first ? 1 : 0) + (second ? 1 : 0)
            }
            result[i + b.count] = carry
        }
        return result
    }

    static func squares(_ range: Range<Int>) -> [UInt64] { primes(range.upperBound)[range].map { fraction(of: $0, cubic: false) } }
}

public struct SHA256: _BlockHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA256" }
        public static var byteCount: Int { 32 }
    }

    public static var blockByteCount: Int { 64 }
    public var _state = _BlockState()
    private static let start = RootConstants.squares(0..<8).map { UInt32($0 >> 32) }
    private var words = start

    public init() {}

    public mutating func _absorb(_ block: ArraySlice<UInt8>) {
        var w = stride(from: block.startIndex, to: block.endIndex, by: 4).map { UInt32(bigEndianBytes: block[$0..<$0 + 4]) }
        for i in 16..<64 {
            let a = w[i - 15], b = w[i - 2]
            let small = a.rotatedRight(7) ^ a.rotatedRight(18) ^ (a >> 3)
            w.append(w[i - 16] &+ small &+ w[i - 7] &+ (b.rotatedRight(17) ^ b.rotatedRight(19) ^ (b >> 10)))
        }
        var v = words
        for i in 0..<64 {
            let one = v[4].rotatedRight(6) ^ v[4].rotatedRight(11) ^ v[4].rotatedRight(25)
            let first = v[7] &+ one &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ RootConstants.narrow[i] &+ w[i]
            let zero = v[0].rotatedRight(2) ^ v[0].rotatedRight(13) ^ v[0].rotatedRight(22)
            let second = zero &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for i in 0..<8 { words[i] &+= v[i] }
    }

    public var _result: [UInt8] { words.flatMap(\.bigEndianBytes) }
}

/// The state SHA-384 and SHA-512 have in common.
private struct WideSHA2 {
    var words: [UInt64]

    mutating func absorb(_ block: ArraySlice<UInt8>) {
        var w = stride(from: block.startIndex, to: block.endIndex, by: 8).map { UInt64(bigEndianBytes: block[$0..<$0 + 8]) }
        for i in 16..<80 {
            let a = w[i - 15], b = w[i - 2]
            let small = a.rotatedRight(1) ^ a.rotatedRight(8) ^ (a >> 7)
            w.append(w[i - 16] &+ small &+ w[i - 7] &+ (b.rotatedRight(19) ^ b.rotatedRight(61) ^ (b >> 6)))
        }
        var v = words
        for i in 0..<80 {
            let one = v[4].rotatedRight(14) ^ v[4].rotatedRight(18) ^ v[4].rotatedRight(41)
            let first = v[7] &+ one &+ ((v[4] & v[5]) ^ (~v[4] & v[6])) &+ RootConstants.wide[i] &+ w[i]
            let zero = v[0].rotatedRight(28) ^ v[0].rotatedRight(34) ^ v[0].rotatedRight(39)
            let second = zero &+ ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))
            v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
        }
        for i in 0..<8 { words[i] &+= v[i] }
    }
}

public struct SHA384: _BlockHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA384" }
        public static var byteCount: Int { 48 }
    }

    public static var blockByteCount: Int { 128 }
    public var _state = _BlockState()
    private static let start = WideSHA2(words: RootConstants.squares(8..<16))
    private var wide = start

    public init() {}
    public mutating func _absorb(_ block: ArraySlice<UInt8>) { wide.absorb(block) }
    public var _result: [UInt8] { wide.words.flatMap(\.bigEndianBytes) }
}

public struct SHA512: _BlockHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA512" }
        public static var byteCount: Int { 64 }
    }

    public static var blockByteCount: Int { 128 }
    public var _state = _BlockState()
    private static let start = WideSHA2(words: RootConstants.squares(0..<8))
    private var wide = start

    public init() {}
    public mutating func _absorb(_ block: ArraySlice<UInt8>) { wide.absorb(block) }
    public var _result: [UInt8] { wide.words.flatMap(\.bigEndianBytes) }
}

public typealias SHA256Digest = _HashDigest<SHA256.Kind>
public typealias SHA384Digest = _HashDigest<SHA384.Kind>
public typealias SHA512Digest = _HashDigest<SHA512.Kind>
