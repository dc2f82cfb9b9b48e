import Foundation
import Ledger
import SQLite
import Testing

@testable import DeviceStore

@Suite("A device's storage")
struct DeviceStoreTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("device-store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var file: URL { folder.appendingPathComponent(DeviceStore.fileName) }

    private func event(_ number: Int) -> LedgerEvent {
        LedgerEvent(LedgerAction("tick"), .device, at: Date(timeIntervalSinceReferenceDate: Double(number)))
    }

    @Test func `keeps states and the ledger over a restart`() throws {
        do {
            let store = try DeviceStore(folder: folder)
            try store.commit(DeviceChange(documents: ["a": Data("1".utf8), "b": Data()], events: [event(1)]))
            try store.commit(DeviceChange(documents: ["a": Data("2".utf8)], events: [event(2), event(3)]))
            try store.commit(DeviceChange(documents: ["b": nil]))
        }
        let store = try DeviceStore(folder: folder)
        #expect(try store.documents() == ["a": Data("2".utf8)])
        #expect(try store.ledger().events == [event(1), event(2), event(3)])
        #expect(try store.ledger(from: 3).events == [event(3)])
        #expect(try store.ledgerCount() == 3)
    }

    @Test func `refuses a second host and names the first`() throws {
        let first = try DeviceStore(folder: folder)
        #expect(throws: DeviceStoreError.inUse(folder: folder.path, process: getpid())) { try DeviceStore(folder: folder) }
        try first.commit(DeviceChange(events: [event(1)]))
        #expect(try first.ledgerCount() == 1)
    }

    @Test func `is free again when its host is gone`() throws {
        do { _ = try DeviceStore(folder: folder) }
        #expect(throws: Never.self) { try DeviceStore(folder: folder) }
    }

    @Test func `leaves a damaged file as it is`() throws {
        let bytes = Data("this is no database, and it is long enough to be looked at".utf8)
        try bytes.write(to: file)
        let error = #expect(throws: DeviceStoreError.self) { try DeviceStore(folder: folder) }
        guard case .damaged(let name, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == file.path)
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test func `finds pages that were overwritten`() throws {
        do {
            let store = try DeviceStore(folder: folder)
            for number in 1...400 { try store.commit(DeviceChange(documents: ["\(number)": Data(count: 2000)])) }
        }
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(4096..<12288, with: Data(repeating: 0xA5, count: 8192))
        try bytes.write(to: file)
        let error = #expect(throws: DeviceStoreError.self) { try DeviceStore(folder: folder) }
        guard case .damaged = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `does not touch what a later version wrote`() throws {
        do { _ = try DeviceStore(folder: folder) }
        try SQLiteConnection(path: file.path).execute("PRAGMA user_version = 7")
        #expect(throws: DeviceStoreError.newer(file: file.path, version: 7, known: DeviceStore.version)) { try DeviceStore(folder: folder) }
    }

    @Test func `keeps everything before the change that found the disk full`() throws {
        let store = try DeviceStore(folder: folder)
        try store.commit(DeviceChange(documents: ["a": Data("kept".utf8)], events: [event(1)]))
        try store.limitSize(toPages: 8)
        let large = DeviceChange(documents: ["a": Data("lost".utf8), "b": Data(count: 1 << 20)], events: [event(2)])
        #expect(throws: DeviceStoreError.full(file: file.path)) { try store.commit(large) }
        #expect(try store.documents() == ["a": Data("kept".utf8)])
        #expect(try store.ledgerCount() == 1)
    }
}

extension DeviceStore {
    /// What a full disk looks like to the database.
    fileprivate func limitSize(toPages pages: Int) throws {
        try connection.execute("PRAGMA max_page_count = \(pages)")
    }
}
