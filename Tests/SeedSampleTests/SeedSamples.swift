import Foundation

/// The folder of samples, where it lies beside the project, and which of them are run.
enum SeedSamples {
    /// Runs every sample instead of a representative handful.
    static let runsAll = ProcessInfo.processInfo.environment["ISLET_ALL_SAMPLES"] == "1"

    /// `shared/seed-samples` in a folder above this package; nil where there is none.
    static let folder: URL? = {
        var above = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while above.path != "/" {
            above.deleteLastPathComponent()
            let candidate = above.appendingPathComponent("shared/seed-samples")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

    static let absence = "there is no folder shared/seed-samples above the package"

    /// The samples to run out of `all`.
    static func chosen<Sample>(_ all: [Sample], handful: Set<String>, name: (Sample) -> String) -> [Sample] {
        guard folder != nil else { return [] }
        return all.filter { runsAll || handful.contains(name($0)) }
    }

    /// A copy of a sample that may be changed, without the file of names that Apple's frameworks lack.
    static func copyWithoutCompatibility(_ name: String, into scratch: URL) throws -> URL {
        let copy = scratch.appendingPathComponent(name)
        try FileManager.default.copyItem(at: folder!.appendingPathComponent(name), to: copy)
        try FileManager.default.removeItem(at: copy.appendingPathComponent("SeedCompat.swift"))
        return copy
    }
}
