import FoundationOverlay

/// The curve P-256 of NIST.
public enum P256: _NISTCurve {
    public typealias _Hash = SHA256
    public static var _name: String { "prime256v1" }
    public static var _identifier: [UInt8] { [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07] }
    public static var _coordinateByteCount: Int { 32 }

    public enum Signing {
        public typealias ECDSASignature = _ECDSASignature<P256>
        public typealias PrivateKey = _CurvePrivateKey<P256, _SigningUse>
        public typealias PublicKey = _CurvePublicKey<P256, _SigningUse>
    }

    public enum KeyAgreement {
        public typealias PrivateKey = _CurvePrivateKey<P256, _AgreementUse>
        public typealias PublicKey = _CurvePublicKey<P256, _AgreementUse>
    }
}

/// The curve P-384 of NIST.
public enum P384: _NISTCurve {
    public typealias _Hash = SHA384
    public static var _name: String { "secp384r1" }
    public static var _identifier: [UInt8] { [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x22] }
    public static var _coordinateByteCount: Int { 48 }

    public enum Signing {
        public typealias ECDSASignature = _ECDSASignature<P384>
        public typealias PrivateKey = _CurvePrivateKey<P384, _SigningUse>
        public typealias PublicKey = _CurvePublicKey<P384, _SigningUse>
    }

    public enum KeyAgreement {
        public typealias PrivateKey = _CurvePrivateKey<P384, _AgreementUse>
        public typealias PublicKey = _CurvePublicKey<P384, _AgreementUse>
    }
}

/// The curve P-521 of NIST.
public enum P521: _NISTCurve {
    public typealias _Hash = SHA512
    public static var _name: String { "secp521r1" }
    public static var _identifier: [UInt8] { [0x06, 0x05, 0x2b, 0x81, 0x04, 0x00, 0x23] }
    public static var _coordinateByteCount: Int { 66 }

    public enum Signing {
        public typealias ECDSASignature = _ECDSASignature<P521>
        public typealias PrivateKey = _CurvePrivateKey<P521, _SigningUse>
        public typealias PublicKey = _CurvePublicKey<P521, _SigningUse>
    }

    public enum KeyAgreement {
        public typealias PrivateKey = _CurvePrivateKey<P521, _AgreementUse>
        public typealias PublicKey = _CurvePublicKey<P521, _AgreementUse>
    }
}
