import FoundationOverlay

/// Hash functions that are kept for old formats only.
public enum Insecure {
    public typealias MD5Digest = _HashDigest<MD5.Kind>
    public typealias SHA1Digest = _HashDigest<SHA1.Kind>

    public struct SHA1: _LibraryHash {
        public enum Kind: _DigestKind {
            public static var name: String { "SHA1" }
            public static var byteCount: Int { 20 }
            public static var _libraryName: String { "SHA1" }
        }

        public static var blockByteCount: Int { 64 }
        public var _state = _HashState(Kind.self)

        public init() {}
    }

    public struct MD5: _LibraryHash {
        public enum Kind: _DigestKind {
            public static var name: String { "MD5" }
            public static var byteCount: Int { 16 }
            public static var _libraryName: String { "MD5" }
        }

        public static var blockByteCount: Int { 64 }
        public var _state = _HashState(Kind.self)

        public init() {}
    }
}
