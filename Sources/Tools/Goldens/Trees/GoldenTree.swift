import Foundation
import Geometry
import Snapshot

/// The views of a recorded picture, each before those that lie in it.
public struct GoldenTree: Hashable, Sendable {
    public var nodes: [GoldenNode]

    public init(nodes: [GoldenNode]) { self.nodes = nodes }

    public init(_ snapshot: Snapshot) {
        var picture = GoldenNode(
            identity: "picture", depth: 0, role: "Picture", frame: Self.numbers(CGRect(origin: .zero, size: snapshot.size)), properties: [:])
        picture.properties["link"] = snapshot.widgetURL
        nodes = [picture]
        var uses: [String: Int] = [:]
        append(snapshot.root, prefix: "", depth: 1, &uses)
        if let background = snapshot.containerBackground { append(background, prefix: "background/", depth: 1, &uses) }
    }

    /// What draws one view together, such as a view and its overlay, has one path: the second is called `path~2`.
    private mutating func append(_ root: SnapshotNode, prefix: String, depth: Int, _ uses: inout [String: Int]) {
        var pending = [(root, prefix, depth)]
        while let (node, prefix, depth) = pending.popLast() {
            let path = prefix + node.identity
            uses[path, default: 0] += 1
            let count = uses[path] ?? 1
            nodes.append(
                GoldenNode(
                    identity: count == 1 ? path : "\(path)~\(count)", depth: depth, role: node.role, label: node.detail,
                    frame: Self.numbers(node.frame),
                    properties: NodeProperties(node).values))
            pending += node.children.reversed().map { ($0, prefix, depth + 1) }
            for effect in node.effects.reversed() {
                guard case .mask(let masks) = effect else { continue }
                pending += masks.reversed().map { ($0, prefix + "mask/", depth + 1) }
            }
        }
    }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { ($0 * 1000).rounded() / 1000 + 0 }
    }
}

extension GoldenTree {
    /// A line of JSON for each view, so that version control shows which one changed. Equal trees give equal text.
    public func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try nodes.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }

    /// Reads what ``text()`` wrote.
    ///
    /// - Throws: ``Fault`` with the line that is something else.
    public init(text: String) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        nodes = try text.split(separator: "\n").enumerated().map { number, line in
            do {
                let node = try decoder.decode(GoldenNode.self, from: Data(line.utf8))
                guard node.frame.count == 4 else { throw Fault(line: number + 1) }
                return node
            } catch {
                throw Fault(line: number + 1)
            }
        }
    }

    /// A line that is no recorded view.
    public struct Fault: Error, CustomStringConvertible {
        public let line: Int
        public var description: String { "line \(line) is no recorded view" }
    }
}
