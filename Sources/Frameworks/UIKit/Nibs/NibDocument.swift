import FoundationOverlay
import Metrics

/// A storyboard or nib of the program, as its source.
@MainActor
final class NibDocument {
    let root: NibNode
    let name: String
    private(set) lazy var nodes: [String: NibNode] = Dictionary(root.all.filter { !$0.id.isEmpty }.map { ($0.id, $0) }) { first, _ in first }

    private static var known: [String: NibDocument] = [:]

    init(_ root: NibNode, name: String) { (self.root, self.name) = (root, name) }

    /// The file of a name, also where it stands in a folder of a language.
    private static func file(_ name: String, in bundle: Bundle?, _ kinds: [String]) -> URL? {
        let bundle = bundle ?? .main
        for kind in kinds {
            if let url = bundle.url(forResource: name, withExtension: kind) { return url }
            for folder in ["Base.lproj", "en.lproj"] {
                if let url = bundle.url(forResource: name, withExtension: kind, subdirectory: folder) { return url }
            }
        }
        return nil
    }

    static func storyboardExists(_ name: String, in bundle: Bundle?) -> Bool { file(name, in: bundle, ["storyboard"]) != nil }
    static func exists(_ name: String, in bundle: Bundle?) -> Bool { file(name, in: bundle, ["xib"]) != nil }

    static func storyboard(_ name: String, in bundle: Bundle?) -> NibDocument? { load(name, bundle, ["storyboard"], "UIStoryboard(name:bundle:)") }
    static func nib(_ name: String, in bundle: Bundle?) -> NibDocument? { load(name, bundle, ["xib"], "UINib(nibName:bundle:)") }

    private static func load(_ name: String, _ bundle: Bundle?, _ kinds: [String], _ api: String) -> NibDocument? {
        guard let url = file(name, in: bundle, kinds) else {
            UnsupportedAPI.report(api, "\(name).\(kinds[0]) is not among the resources of the program; add the file to the target")
            return nil
        }
        if let known = known[url.path] { return known }
        do {
            let document = NibDocument(try NibNode.parse(try Data(contentsOf: url)), name: name)
            known[url.path] = document
            return document
        } catch {
            UnsupportedAPI.report(api, "\(url.lastPathComponent) cannot be read: \(error)")
            return nil
        }
    }

    /// The scenes' controllers, by identifier.
    var controllers: [NibNode] {
        root.child("scenes")?.children("scene").compactMap { scene in
            scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
        } ?? []
    }

    /// The scene that a controller stands in.
    func scene(of controller: NibNode) -> NibNode? {
        root.child("scenes")?.children("scene").first { scene in scene.child("objects")?.children.contains { $0 === controller } ?? false }
    }
}

/// What is handed to `init(coder:)` of views and controllers that a file describes.
final class NibCoder: NSCoder {}
