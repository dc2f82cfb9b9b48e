import Foundation
import Testing

@testable import HTTP2

struct SigningKeyTests {
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-key-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func `who makes a key at once with others finds the same whole one`() async throws {
        for _ in 0..<10 {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("AuthKey.p8")
            let found = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        try SigningKey.make(at: file)
                        return try String(contentsOf: file, encoding: .utf8)
                    }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(found.count == 1 && found.allSatisfy { SigningKey(pem: $0)?.signature(of: Data([1])) != nil })
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["AuthKey.p8"])
        }
    }

    @Test func `certificates of providers that are made at once fit their keys`() async throws {
        for _ in 0..<10 {
            let folder = try Self.folder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let (certificate, key) = (folder.appendingPathComponent("app.pem"), folder.appendingPathComponent("app-key.pem"))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask { try PeerCertificate.make(at: certificate, key: key, app: "com.example.app", development: true, production: true) }
                }
                try await group.waitForAll()
            }
            #expect(throws: Never.self) { try TLSContext(certificate: certificate, key: key) }
            #expect(PeerCertificate(file: certificate)?.app == "com.example.app")
        }
    }
}
