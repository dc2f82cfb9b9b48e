import Foundation
import Sandboxing

/// Names the places of a crash in the program's own code, by the toolchain's `llvm-symbolizer`. The program's file is a stranger's: it is read
/// in the sandbox.
struct CrashSymbols {
    let executable: URL
    let sandbox: Sandbox

    private struct Answer: Decodable {
        struct Symbol: Decodable {
            var FunctionName: String
            var FileName: String
            var Line: Int
        }
        var Symbol: [Symbol]?
    }

    /// Calls in the program's file, the innermost first; those of libraries are left out.
    func frames(of trace: [CodeAddress]) -> [SourceFrame] {
        let own = trace.filter { $0.file == executable.path || $0.file == executable.resolvingSymlinksInPath().path }
        guard !own.isEmpty, let symbolizer, let segments = CodeSegments(of: executable) else { return [] }
        let addresses = own.compactMap { segments.address(ofOffset: $0.offset) }
        let distinct = Array(Set(addresses))
        let words = [symbolizer.path, "--output-style=JSON", "--obj=\(executable.path)"] + distinct.map { "0x" + String($0, radix: 16) }
        let folder = executable.deletingLastPathComponent()
        let run = ConfinedRun(
            words, Confinement(readable: [folder]), in: folder, environment: [:], limits: .init(seconds: 20, memory: 4 << 30, output: 16 << 20),
            sandbox: sandbox)
        guard let output = try? run.run(), output.status == .code(0) else { return [] }
        // Addresses among the arguments are answered in one list.
        guard let answers = try? JSONDecoder().decode([Answer].self, from: output.output), answers.count == distinct.count else { return [] }
        let named = Dictionary(uniqueKeysWithValues: zip(distinct, answers.map(Self.frames)))
        return addresses.flatMap { named[$0] ?? [] }
    }

    /// A place may stand in several calls, of which the outer ones were inlined.
    private static func frames(_ answer: Answer) -> [SourceFrame] {
        (answer.Symbol ?? []).map { symbol in
            let isKnown = symbol.Line > 0 && !symbol.FileName.isEmpty && !symbol.FileName.contains("<compiler-generated>")
            return SourceFrame(
                function: SwiftName.demangle(symbol.FunctionName),
                place: isKnown ? CrashReport.Place(file: fileID(symbol.FileName), line: symbol.Line) : nil)
        }
    }

    /// `Module/File.swift` for a file that was adapted for its build, as the runtime's own messages have it.
    private static func fileID(_ path: String) -> String {
        let parts = path.split(separator: "/")
        guard let sources = parts.lastIndex(of: "Sources"), sources >= 2, parts[sources - 2] == "Modules", let name = parts.last else { return path }
        return "\(parts[sources - 1])/\(name)"
    }

    private var symbolizer: URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
            .map { $0.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("llvm-symbolizer") }
            .flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
    }
}

/// Where the parts of an ELF file's code lie once it is loaded.
private struct CodeSegments {
    private var segments: [(offset: UInt64, address: UInt64, size: UInt64)] = []

    init?(of file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 1 << 16), head.count >= 64 else {
            return nil
        }
        defer { try? handle.close() }
        guard head.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        func number<Value: FixedWidthInteger>(_ place: Int, as type: Value.Type) -> UInt64 {
            guard place >= 0, place + MemoryLayout<Value>.size <= head.count else { return 0 }
            return UInt64(head.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Value.self) }.littleEndian)
        }
        let table = Int(clamping: number(32, as: UInt64.self))
        let size = Int(number(54, as: UInt16.self))
        guard table < head.count, size >= 56 else { return nil }
        for place in stride(from: table, to: table + size * Int(number(56, as: UInt16.self)), by: size) where number(place, as: UInt32.self) == 1 {
            segments.append((number(place + 8, as: UInt64.self), number(place + 16, as: UInt64.self), number(place + 32, as: UInt64.self)))
        }
    }

    func address(ofOffset offset: UInt64) -> UInt64? {
        segments.first { offset >= $0.offset && offset - $0.offset < $0.size }.map { offset - $0.offset &+ $0.address }
    }
}

/// Names as the Swift compiler writes them into programs.
private enum SwiftName {
    @_silgen_name("swift_demangle")
    private static func swiftDemangle(
        _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?

    static func demangle(_ name: String) -> String {
        guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return name }
        defer { free(text) }
        return String(cString: text)
    }
}
