import FoundationOverlay
import Testing

/// Changes of files, as Darwin's dispatch sources tell of them.
@Suite struct FileSystemSourceTests {
    private func events(_ wanted: DispatchSource.FileSystemEvent, in file: URL, _ change: () throws -> Void) async throws -> UInt {
        let descriptor = open(file.path, O_EVTONLY)
        try #require(descriptor >= 0)
        let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: wanted, queue: .global())
        defer { source.cancel() }
        let (told, continuation) = AsyncStream.makeStream(of: UInt.self)
        source.setEventHandler {
            let seen: DispatchSource.FileSystemEvent = source.data
            continuation.yield(seen.rawValue)
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        try change()
        for await event in told { return event }
        return 0
    }

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("islet-\(UUID().uuidString)")
        try Data("a".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(file)
    }

    @Test func writingIsTold() async throws {
        try await withFile { file in
            let seen = try await events([.write, .delete], in: file) { try Data("b".utf8).write(to: file) }
            #expect(seen == DispatchSource.FileSystemEvent.write.rawValue)
        }
    }

    /// A file that another one takes the place of is gone.
    @Test func replacingIsToldAsDeletion() async throws {
        try await withFile { file in
            let seen = try await events([.write, .delete], in: file) { try Data("b".utf8).write(to: file, options: .atomic) }
            #expect(seen == DispatchSource.FileSystemEvent.delete.rawValue)
        }
    }
}
