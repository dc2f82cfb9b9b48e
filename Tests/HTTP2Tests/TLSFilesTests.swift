import Foundation
import Testing

@testable import HTTP2

struct TLSFilesTests {
    @Test func `services that start at once in a folder all find the same certificate`() async throws {
        for _ in 0..<10 {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-tls-\(UUID().uuidString)/push")
            defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
            let found = try await withThrowingTaskGroup(of: [Data].self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        let files = try TLSFiles(in: folder, names: ["localhost", "127.0.0.1"])
                        return try [files.authority, files.certificate, files.key].map { try Data(contentsOf: $0) }
                    }
                }
                return try await group.reduce(into: Set<[Data]>()) { $0.insert($1) }
            }
            #expect(found.count == 1)
            #expect(found.allSatisfy { $0.allSatisfy { $0.starts(with: Data("-----BEGIN".utf8)) } })
        }
    }

    @Test func `other names make another certificate`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-tls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try Data(contentsOf: TLSFiles(in: folder, names: ["localhost"]).certificate)
        #expect(try Data(contentsOf: TLSFiles(in: folder, names: ["localhost"]).certificate) == first)
        #expect(try Data(contentsOf: TLSFiles(in: folder, names: ["localhost", "127.0.0.1"]).certificate) != first)
    }
}
