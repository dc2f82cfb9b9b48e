import Builder
import Foundation
import ProjectReader
import Synchronization

/// Targets that are read and built once for several runs of one command over the same sources.
final class SharedBuilds: Sendable {
    private struct Known {
        var projects: [(paths: [String], options: ProjectOptions, targets: [BuildTarget])] = []
        var products: [(target: BuildTarget, product: BuildProduct, places: SourcePlaces)] = []
    }

    private let known = Mutex(Known())

    /// The targets of the projects at some paths.
    func targets(at paths: [String], options: ProjectOptions) throws -> [BuildTarget] {
        if let found = known.withLock({ $0.projects.first { $0.paths == paths && $0.options == options } }) { return found.targets }
        let targets = try ProjectReader.read(paths, options: options)
        known.withLock { $0.projects.append((paths, options, targets)) }
        return targets
    }

    /// What a target was built to; what does not build is tried again by each run.
    func product(of target: BuildTarget, build: () throws -> BuildProduct) throws -> BuildProduct {
        if let found = entry(of: target) { return found.product }
        let product = try build()
        known.withLock { $0.products.append((target, product, SourcePlaces(target))) }
        return product
    }

    /// The places of a target's sources, which are read once where the target was built.
    func places(of target: BuildTarget) -> SourcePlaces { entry(of: target)?.places ?? SourcePlaces(target) }

    private func entry(of target: BuildTarget) -> (target: BuildTarget, product: BuildProduct, places: SourcePlaces)? {
        known.withLock { $0.products.first { $0.target == target } }
    }
}
