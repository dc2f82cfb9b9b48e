import Builder
import Foundation
import ProjectReader

/// Leads from the adapted copies of sources, whose paths programs know, back to the sources.
struct OriginalPlaces: Sendable {
    private let folders: [(copies: String, root: String)]

    init(_ product: BuildProduct) {
        let modules = product.bundle.deletingLastPathComponent().appendingPathComponent("Modules").standardizedFileURL.path
        folders = ([product.target] + product.target.dependencies).map {
            ("\(modules)/\($0.moduleName)/Sources/", $0.root.standardizedFileURL.path)
        }
    }

    func path(_ path: String) -> String {
        guard let folder = folders.first(where: { path.hasPrefix($0.copies) }) else { return path }
        let rest = path.dropFirst(folder.copies.count)
        return rest.hasPrefix("outside/") ? String(rest.dropFirst("outside".count)) : folder.root + "/" + rest
    }

    /// A text with the paths of sources in the place of those of their copies.
    func rewritten(_ text: String) -> String {
        folders.reduce(text) { $0.replacing($1.copies + "outside/", with: "/").replacing($1.copies, with: $1.root + "/") }
    }
}
