import Foundation
import Testing
import XCTest

/// Where an expectation stands.
public struct Place: Sendable {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    public init(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    /// Lets the running test fail, whichever library runs it.
    public func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message), sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        } else {
            StaticPath.fail(message, filePath: filePath, line: line)
        }
    }
}

enum StaticPath {
    /// XCTest wants a path that lives for ever.
    static func fail(_ message: String, filePath: String, line: Int) {
        let bytes = Array(filePath.utf8) + [0]
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        memory.initialize(from: bytes, count: bytes.count)
        XCTFail(message, file: unsafe(memory), line: UInt(line))
    }

    private static func unsafe(_ memory: UnsafeMutablePointer<UInt8>) -> StaticString {
        // A StaticString is a pointer, a count and flags; this one points at memory that is never given back.
        struct Layout { var start: UInt; var count: Int; var flags: Int8 }
        let count = strlen(UnsafeRawPointer(memory).assumingMemoryBound(to: CChar.self))
        return unsafeBitCast(Layout(start: UInt(bitPattern: memory), count: Int(count), flags: 0x2), to: StaticString.self)
    }
}

/// What cannot be done here, or was not found.
public struct TestingProblem: Error, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
}

extension Duration {
    public static func minutes(_ count: Double) -> Duration { .seconds(count * 60) }
    public static func hours(_ count: Double) -> Duration { .seconds(count * 3600) }
    public static func days(_ count: Double) -> Duration { .seconds(count * 86400) }

    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
