import Foundation
import Geometry

/// A snapshot as text: a line for the snapshot, then one line for each node, indented by its depth.
///
/// ```
/// snapshot 158 158 @3 light fullColor 27 en_US
/// VStack 16 16 126 126
///   Text 16 16 40.333 20.333 "Hello" [opacity 0.5] link app://x | text "Hello" Inter-Regular 17 #000000
/// ```
///
/// A node's line holds its role, its frame (x, y, width, height in points, rounded to 1/1000), its detail, its effects, its
/// interaction, then its drawings. Equal snapshots give equal text.
public struct SnapshotDump: Sendable {
    public struct Options: Hashable, Sendable {
        public var showsDrawings = true
        public var showsAccessibility = false
        public var showsIdentities = false
        /// The line that describes the snapshot itself.
        public var showsHeader = true

        public init() {}
    }

    public let text: String

    public init(_ snapshot: Snapshot, options: Options = Options()) {
        var writer = DumpWriter(options: options)
        if options.showsHeader { writer.header(snapshot) }
        writer.node(snapshot.root)
        if let background = snapshot.containerBackground {
            writer.line("containerBackground", 0)
            writer.node(background, 1)
        }
        text = writer.text
    }

    /// A node and what lies below it.
    public init(_ node: SnapshotNode, options: Options = Options()) {
        var writer = DumpWriter(options: options)
        writer.node(node)
        text = writer.text
    }
}

extension Snapshot {
    /// The text form; see ``SnapshotDump``.
    public func dump(_ options: SnapshotDump.Options = SnapshotDump.Options()) -> String { SnapshotDump(self, options: options).text }
}

extension SnapshotNode {
    /// The text form of the node and what lies below it; see ``SnapshotDump``.
    public func dump(_ options: SnapshotDump.Options = SnapshotDump.Options()) -> String { SnapshotDump(self, options: options).text }
}

struct DumpWriter {
    var options: SnapshotDump.Options
    private(set) var text = ""

    init(options: SnapshotDump.Options) { self.options = options }

    mutating func line(_ line: String, _ depth: Int) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    mutating func header(_ snapshot: Snapshot) {
        let context = snapshot.context
        var words = ["snapshot", DumpText.size(snapshot.size), "@" + DumpText.number(snapshot.scale), context.isDark ? "dark" : "light"]
        words += [context.renderingMode.rawValue, context.osProfile, context.locale]
        if context.isRightToLeft { words.append("rightToLeft") }
        if context.isLuminanceReduced { words.append("luminanceReduced") }
        if let url = snapshot.widgetURL { words.append("widgetURL " + url) }
        line(words.joined(separator: " "), 0)
        for key in snapshot.images.keys.sorted() {
            guard let image = snapshot.images[key] else { continue }
            line("image \(key) \(DumpText.size(image.pixelSize))", 0)
        }
        for diagnostic in snapshot.diagnostics { line("\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): \(diagnostic.message)", 0) }
    }

    mutating func node(_ node: SnapshotNode, _ depth: Int = 0) {
        var pending = [(node, depth, "")]
        while let (node, depth, prefix) = pending.popLast() {
            line(prefix + describe(node), depth)
            pending += node.children.reversed().map { ($0, depth + 1, "") }
            for effect in node.effects.reversed() {
                guard case .mask(let nodes) = effect else { continue }
                pending += nodes.reversed().map { ($0, depth + 1, "mask: ") }
            }
        }
    }

    private func describe(_ node: SnapshotNode) -> String {
        var words = [node.role, DumpText.rect(node.frame)]
        if options.showsIdentities { words.append("#" + node.identity) }
        if let detail = node.detail { words.append(DumpText.quoted(detail)) }
        if !node.effects.isEmpty { words.append("[" + node.effects.map(DumpText.effect).joined(separator: "; ") + "]") }
        if let interaction = node.interaction { words.append(DumpText.interaction(interaction)) }
        if let transition = node.transition { words.append(DumpText.transition(transition)) }
        if options.showsAccessibility, let accessibility = node.accessibility { words.append(DumpText.accessibility(accessibility)) }
        if options.showsDrawings { words += node.drawing.map { "| " + DumpText.drawing($0) } }
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
