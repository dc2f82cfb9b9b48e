import FoundationOverlay

/// Hash functions that are kept for old formats only.
public enum Insecure {
    public typealias MD5Digest = _HashDigest<MD5.Kind>
    public typealias SHA1Digest = _HashDigest<SHA1.Kind>

    public struct SHA1: _BlockHash {
        public enum Kind: _DigestKind {
            public static var name: String { "SHA1" }
            public static var byteCount: Int { 20 }
        }

        public static var blockByteCount: Int { 64 }
        public var _state = _BlockState()
        private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

        public init() {}

        public mutating func _absorb(_ block: ArraySlice<UInt8>) {
            var w = stride(from: block.startIndex, to: block.endIndex, by: 4).map { UInt32(bigEndianBytes: block[$0..<$0 + 4]) }
            for i in 16..<80 { w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotatedLeft(1)) }
            var v = words
            for i in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch i / 20 {
                    case 0: ((v[1] & v[2]) | (~v[1] & v[3]), 0x5a82_7999)
                    case 1: (v[1] ^ v[2] ^ v[3], 0x6ed9_eba1)
                    case 2: ((v[1] & v[2]) | (v[1] & v[3]) | (v[2] & v[3]), 0x8f1b_bcdc)
                    default: (v[1] ^ v[2] ^ v[3], 0xca62_c1d6)
                    }
                v = [v[0].rotatedLeft(5) &+ mixed &+ v[4] &+ constant &+ w[i], v[0], v[1].rotatedLeft(30), v[2], v[3]]
            }
            for i in 0..<5 { words[i] &+= v[i] }
        }

        public var _result: [UInt8] { words.flatMap(\.bigEndianBytes) }
    }

    public struct MD5: _BlockHash {
        public enum Kind: _DigestKind {
            public static var name: String { "MD5" }
            public static var byteCount: Int { 16 }
        }

        public static var blockByteCount: Int { 64 }
        public static var _countsInLittleEndian: Bool { true }
        public var _state = _BlockState()
        private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        private static let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

        public init() {}

        public mutating func _absorb(_ block: ArraySlice<UInt8>) {
            let w = stride(from: block.startIndex, to: block.endIndex, by: 4).map { UInt32(bigEndianBytes: block[$0..<$0 + 4]).byteSwapped }
            var (a, b, c, d) = (words[0], words[1], words[2], words[3])
            for i in 0..<64 {
                let (mixed, index): (UInt32, Int) =
                    switch i / 16 {
                    case 0: ((b & c) | (~b & d), i)
                    case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * i + 5) % 16)
                    default: (c ^ (b | ~d), 7 * i % 16)
                    }
                let turned = (a &+ mixed &+ Self.sines[i] &+ w[index]).rotatedLeft(Self.shifts[i / 16][i % 4])
                (a, d, c, b) = (d, c, b, b &+ turned)
            }
            words = [words[0] &+ a, words[1] &+ b, words[2] &+ c, words[3] &+ d]
        }

        public var _result: [UInt8] { words.flatMap { $0.byteSwapped.bigEndianBytes } }
    }
}
