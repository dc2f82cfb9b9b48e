import Activities
import Foundation
import Geometry
import IsletModel
import Painter
import Scenes
import Snapshot

/// Looking closely at what the screen shows, and changing activities.
extension PreviewSession {
    private struct Activity: Decodable {
        var id: String
        var state: JSONValue?
    }

    private struct Point: Decodable {
        var x: Double
        var y: Double
    }

    private struct Part: Decodable {
        var target: String?
        var scale: Double?
    }

    /// A view under a point.
    private struct Found: Encodable {
        var role: String
        var identity: String
        var detail: String?
        /// Left, top, width, height in points of the screen.
        var frame: [Double]
        /// The innermost type of the project that the view belongs to.
        var type: String?
        var place: SourcePlace?
    }

    private struct Tree: Encodable {
        var text: String
        /// Texts that are cut off.
        var truncated: [String]
    }

    private struct Picture: Encodable {
        var png: String
        var width: Int
        var height: Int
    }

    func look(_ method: SessionMethod, _ request: SessionRequest) throws -> any Encodable {
        try composeIfNeeded()
        switch method {
        case .swipe: try perform(.swipeActivity(try known(try request.decode(Activity.self).id)))
        case .set:
            let asked = try request.decode(Activity.self)
            guard case .object? = asked.state, let state = asked.state else {
                throw SessionRefusal(id: nil, .wrongParameters, "set: “state” is to be a JSON object")
            }
            try perform(.setState(try known(asked.id), SessionReply.encode(state)))
        case .inspect:
            let point = try request.decode(Point.self)
            return found(at: CGPoint(x: point.x, y: point.y))
        case .tree:
            let node = try node(try request.decode(Part.self).target)
            return Tree(text: node.dump(), truncated: node.truncatedTexts)
        default: return try picture(try request.decode(Part.self))
        }
        return Done()
    }

    private func known(_ activity: String) throws -> String {
        guard driver.system.second.activities[activity] != nil else {
            throw SessionRefusal(id: nil, .notPossible, "there is no activity “\(activity)”")
        }
        return activity
    }

    private var shown: Snapshot {
        get throws {
            guard let screen else { throw SessionRefusal(id: nil, .notPossible, "the screen shows nothing yet") }
            return screen.scene.snapshot
        }
    }

    /// The node of a region's widget, activity or app; the whole screen without one.
    private func node(_ target: String?) throws -> SnapshotNode {
        let root = try shown.root
        guard let target else { return root }
        let region = try region(target)
        let part = screen?.scene.parts.first { $0.id == region.part }
        return part.flatMap { part in root.children.first { $0.identity == part.node } } ?? root
    }

    private func picture(_ asked: Part) throws -> Picture {
        let snapshot = try shown
        let scale = min(max(asked.scale ?? 1, 0.5), 3)
        var options = PaintOptions(scale: scale, base: .none)
        if let target = asked.target {
            let frame = try region(target).frame.map { $0 * scale }
            options.region = CGRect(
                x: frame[0].rounded(.down), y: frame[1].rounded(.down), width: frame[2].rounded(.up), height: frame[3].rounded(.up))
        }
        let image = try painter.paint(snapshot, at: driver.now, options: options)
        return Picture(png: try image.png().base64EncodedString(), width: image.width, height: image.height)
    }

    private func found(at point: CGPoint) -> [Found] {
        guard let root = screen?.scene.snapshot.root else { return [] }
        var result: [Found] = []
        func walk(_ node: SnapshotNode, _ matrix: CGAffineTransform) {
            var matrix = matrix
            matrix = node.transform.concatenating(matrix)
            let frame = node.frame.applying(matrix)
            if frame.contains(point) { result.append(found(node, frame)) }
            for child in node.children { walk(child, matrix) }
        }
        walk(root, .identity)
        return result.reversed()
    }

    private func found(_ node: SnapshotNode, _ frame: CGRect) -> Found {
        let declarations = declarations ?? programs?.declarations() ?? [:]
        self.declarations = declarations
        let type = node.identity.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last { declarations[String($0)] != nil }.map(String.init)
        return Found(
            role: node.role, identity: node.identity, detail: node.detail,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }, type: type,
            place: type.flatMap { declarations[$0] })
    }
}

extension SnapshotNode {
    /// Texts that end in an ellipsis which is not their own.
    var truncatedTexts: [String] {
        let own = role == "Text" && isTruncated ? [detail].compactMap(\.self) : []
        return own + children.flatMap(\.truncatedTexts)
    }
}
