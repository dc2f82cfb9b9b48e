import Foundation

/// Asks the package manager for a package's manifest.
enum ManifestLoader {
    static func load(_ folder: URL) throws -> PackageManifest {
        let output = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory, create: true)
        defer { remove(output) }
        let manifest = output.appendingPathComponent("manifest.json")
        let messages = output.appendingPathComponent("messages.txt")
        let status = try run(
            ["swift", "package", "--package-path", folder.path, "--scratch-path", output.appendingPathComponent("scratch").path, "dump-package"],
            output: manifest, messages: messages)
        guard status == 0 else {
            let text = String(decoding: FileManager.default.contents(atPath: messages.path) ?? Data(), as: UTF8.self)
            let first =
                text.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "the package manager failed with status \(status)"
            throw ProjectProblem(
                code: .brokenPackage, file: folder.appendingPathComponent("Package.swift").path, message: first,
                mend: "Make “swift package dump-package” work in that folder")
        }
        return PackageManifest(folder: folder, list: try PropertyListFile.read(manifest))
    }

    private static func run(_ arguments: [String], output: URL, messages: URL) throws -> Int32 {
        try Data().write(to: output)
        try Data().write(to: messages)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What is left behind lies in the system's temporary folder.
    private static func remove(_ folder: URL) { try? FileManager.default.removeItem(at: folder) }
}
