import Builder
import Foundation
import ProjectReader
import Testing

/// A folder of sources, built with no runtime but the toolchain's own modules.
struct Project {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: "Sample/" + name) }
    }

    func source(_ name: String) -> URL { folder.url.appendingPathComponent("Sample/" + name) }

    func build(runtime: RuntimeLocation? = nil, features: [BuildTarget.Feature] = [], rules: String? = nil) throws -> BuildProduct {
        var target = try #require(try ProjectReader.read([folder.url.appendingPathComponent("Sample").path]).first)
        target.features += features
        let none = RuntimeLocation(modules: folder.url.appendingPathComponent("none"), libraries: folder.url, linkedLibraries: [])
        var options = BuildOptions()
        if let rules { options.rules = rules }
        let cache = folder.url.appendingPathComponent("cache")
        return try Builder(cache: cache, runtime: runtime ?? none, toolchain: .find(), options: options).build(target)
    }
}

func run(_ product: BuildProduct, environment: [String: String] = [:]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = product.executable
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
}
