import FoundationOverlay

public struct SHA256: _LibraryHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA256" }
        public static var byteCount: Int { 32 }
        public static var _libraryName: String { "SHA256" }
    }

    public static var blockByteCount: Int { 64 }
    public var _state = _HashState(Kind.self)

    public init() {}
}

public struct SHA384: _LibraryHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA384" }
        public static var byteCount: Int { 48 }
        public static var _libraryName: String { "SHA384" }
    }

    public static var blockByteCount: Int { 128 }
    public var _state = _HashState(Kind.self)

    public init() {}
}

public struct SHA512: _LibraryHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA512" }
        public static var byteCount: Int { 64 }
        public static var _libraryName: String { "SHA512" }
    }

    public static var blockByteCount: Int { 128 }
    public var _state = _HashState(Kind.self)

    public init() {}
}

public struct SHA3_256: _LibraryHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA3_256" }
        public static var byteCount: Int { 32 }
        public static var _libraryName: String { "SHA3-256" }
    }

    public static var blockByteCount: Int { 136 }
    public var _state = _HashState(Kind.self)

    public init() {}
}

public struct SHA3_384: _LibraryHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA3_384" }
        public static var byteCount: Int { 48 }
        public static var _libraryName: String { "SHA3-384" }
    }

    public static var blockByteCount: Int { 104 }
    public var _state = _HashState(Kind.self)

    public init() {}
}

public struct SHA3_512: _LibraryHash {
    public enum Kind: _DigestKind {
        public static var name: String { "SHA3_512" }
        public static var byteCount: Int { 64 }
        public static var _libraryName: String { "SHA3-512" }
    }

    public static var blockByteCount: Int { 72 }
    public var _state = _HashState(Kind.self)

    public init() {}
}

public typealias SHA256Digest = _HashDigest<SHA256.Kind>
public typealias SHA384Digest = _HashDigest<SHA384.Kind>
public typealias SHA512Digest = _HashDigest<SHA512.Kind>
public typealias SHA3_256Digest = _HashDigest<SHA3_256.Kind>
public typealias SHA3_384Digest = _HashDigest<SHA3_384.Kind>
public typealias SHA3_512Digest = _HashDigest<SHA3_512.Kind>
