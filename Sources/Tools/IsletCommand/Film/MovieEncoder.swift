import Foundation

/// Makes a movie of pictures with ffmpeg, which runs as a program of its own.
struct MovieEncoder {
    private let kind: FilmForm.MovieKind
    private let program: URL

    /// - Throws: ``UsageError`` where ffmpeg is not installed.
    init(_ kind: FilmForm.MovieKind) throws(UsageError) {
        self.kind = kind
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        guard let path = folders.map({ $0 + "/ffmpeg" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw UsageError("-o: .\(kind.rawValue) needs ffmpeg, which is not installed: install the package ffmpeg, or write .apng")
        }
        program = URL(fileURLWithPath: path)
    }

    /// Writes the movie of PNG files.
    ///
    /// - Parameters:
    ///   - rate: Frames a second.
    ///   - pictures: Hands over one picture after the other.
    func write(to file: URL, rate: Double, _ pictures: (_ take: (Data) throws -> Void) throws -> Void) throws {
        signal(SIGPIPE, SIG_IGN)
        let process = Process()
        process.executableURL = program
        process.arguments = arguments(file, rate)
        let (input, errors) = (Pipe(), Pipe())
        (process.standardInput, process.standardError, process.standardOutput) = (input, errors, FileHandle.nullDevice)
        try process.run()
        let said = Reader(errors.fileHandleForReading)
        var failure: (any Error)?
        do {
            try pictures { try input.fileHandleForWriting.write(contentsOf: $0) }
            try input.fileHandleForWriting.close()
        } catch {
            // A program that ended early says why itself.
            failure = error
            input.fileHandleForWriting.closeFile()
        }
        process.waitUntilExit()
        let text = said.text()
        guard process.terminationStatus == 0 else {
            throw UsageError(
                "ffmpeg ended with \(process.terminationStatus): \(text.split(separator: "\n").last.map(String.init) ?? "it said nothing")")
        }
        if let failure { throw failure }
    }

    /// One thread and no time of day, so that equal frames give equal files with the same ffmpeg.
    private func arguments(_ file: URL, _ rate: Double) -> [String] {
        let input = ["-y", "-v", "error", "-f", "image2pipe", "-framerate", "\(rate)", "-c:v", "png", "-i", "-"]
        let even = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=black@0"]
        let plain = ["-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
        switch kind {
        case .mp4: return input + even + ["-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p", "-movflags", "+faststart"] + plain + [file.path]
        case .webm: return input + even + ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-pix_fmt", "yuva420p"] + plain + [file.path]
        }
    }
}

/// Reads what a program says while it runs.
private final class Reader: @unchecked Sendable {
    // Written by one thread before the semaphore is signalled, read after.
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
        DispatchQueue.global().async {
            self.data = handle.readDataToEndOfFile()
            self.done.signal()
        }
    }

    func text() -> String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
