import CryptoKit
import Testing

/// Examples of FIPS 180-4, FIPS 202, RFC 1321, RFC 2202 and RFC 4231.
@Suite struct CryptoKitTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", Int32($0)) }.joined() }

    @Test func hashesOfTheStandardsExamples() {
        let abc = Data("abc".utf8)
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            hex(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(hex(SHA384.hash(data: abc)) == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(hex(SHA3_256.hash(data: abc)) == "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: Data("message digest".utf8))) == "f96b697d7cb7938d525a2f31aaf161d0")
    }

    @Test func piecesGiveTheHashOfTheWhole() {
        let text = Data(String(repeating: "abcdefgh", count: 40).utf8)
        var function = SHA256()
        for start in stride(from: 0, to: text.count, by: 37) { function.update(data: text[start..<min(start + 37, text.count)]) }
        #expect(function.finalize() == SHA256.hash(data: text))
        #expect(SHA256.hash(data: Data("abc".utf8)).description.hasPrefix("SHA256 digest: ba7816bf"))
    }

    @Test func codesNeedTheKey() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let text = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: SymmetricKey(size: .bits256)))
        #expect(hex(HMAC<Insecure.MD5>.authenticationCode(for: text, using: key)) == "750c783e6ab0b503eaa86e310a5db738")
    }
}
