import FoundationOverlay
import SQLite3
import Security
import Testing
import zlib

/// C libraries of Apple's systems that code shared with widgets calls by itself.
@Suite struct SystemLibraryTests {
    @Test func `A database in memory answers`() {
        var database: OpaquePointer?
        #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        var statement: OpaquePointer?
        #expect(sqlite3_prepare_v2(database, "select ?1 || '!'", -1, &statement, nil) == SQLITE_OK)
        defer { sqlite3_finalize(statement) }
        sqlite3_bind_text(statement, 1, "Tea", -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        #expect(sqlite3_step(statement) == SQLITE_ROW && String(cString: sqlite3_column_text(statement, 0)) == "Tea!")
    }

    @Test func `What is compressed can be had again`() {
        let text = [UInt8](repeating: 65, count: 1000)
        var packed = [UInt8](repeating: 0, count: 100)
        var packedCount = uLongf(packed.count)
        #expect(compress(&packed, &packedCount, text, uLong(text.count)) == Z_OK && packedCount < 100)
        var plain = [UInt8](repeating: 0, count: text.count)
        var plainCount = uLongf(plain.count)
        #expect(uncompress(&plain, &plainCount, packed, packedCount) == Z_OK && plain == text)
    }

    @Test func `Certificates are kept, and none is trusted`() throws {
        #expect(SecCertificateCreateWithData(nil, Data("no certificate".utf8)) == nil)
        let certificate = try #require(SecCertificateCreateWithData(nil, Data([0x30, 0])))
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust) == errSecSuccess)
        let chain = try #require(trust)
        var error: CFError?
        #expect(SecTrustGetCertificateCount(chain) == 1 && !SecTrustEvaluateWithError(chain, &error))
        #expect(error.map { OSStatus(CFErrorGetCode($0)) } == errSecUnimplemented)
    }

    @Test func `The machine is known by name, other values are not`() {
        var length = 0
        #expect(sysctlbyname("hw.machine", nil, &length, nil, 0) == 0 && length > 1)
        var name = [UInt8](repeating: 1, count: length)
        #expect(sysctlbyname("hw.machine", &name, &length, nil, 0) == 0 && name.last == 0)
        #expect(sysctlbyname("kern.made_up", nil, &length, nil, 0) == -1)
    }
}
