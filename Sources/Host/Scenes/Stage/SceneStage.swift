import Devices
import Foundation
import Geometry
import Painter
import Presentations
import Snapshot

/// The snapshot of a scene while it is being put together. Lengths in points.
struct SceneStage {
    var snapshot: Snapshot
    /// Of the display.
    var cornerRadius = 0.0
    /// What a person can touch, from the back to the front.
    var parts: [ScenePart] = []
    private let locale: String

    init(_ request: SceneRequest, size: CGSize, scale: Double, role: String) {
        let context = SnapshotContext(
            locale: request.locale, timeZone: request.timeZone, isDark: request.isDark, isLuminanceReduced: request.isLuminanceReduced,
            osProfile: request.os.rawValue)
        let root = SnapshotNode(identity: "scene", role: role, frame: CGRect(origin: .zero, size: size))
        snapshot = Snapshot(size: size, scale: scale, date: request.moment, context: context, root: root)
        locale = request.locale
    }

    var size: CGSize { snapshot.size }

    /// Adds a drawing of the system's own.
    mutating func add(_ role: String, _ frame: CGRect, _ drawing: [Drawing], detail: String? = nil, effects: [Effect] = []) {
        var node = SnapshotNode(identity: "\(snapshot.root.identity).\(number(of: role))", role: role, frame: frame, detail: detail)
        node.drawing = drawing
        node.effects = effects
        snapshot.root.children.append(node)
    }

    /// Puts an archived view on its platter and in its shape.
    ///
    /// - Parameters:
    ///   - key: Names the place, so that it is the same one in every scene; by its role and number unless given.
    ///   - effects: Applied to the view before it is clipped.
    mutating func place(
        _ view: PresentedView, at origin: CGPoint, factor: Double = 1, role: String, key: String? = nil, detail: String? = nil, effects: [Effect] = []
    ) {
        snapshot.place(view.snapshot, at: origin, factor: factor, clippedTo: view.shape, role: role, key: key ?? number(of: role))
        let last = snapshot.root.children.count - 1
        snapshot.root.children[last].effects.insert(contentsOf: effects, at: 0)
        snapshot.root.children[last].detail = detail
    }

    /// Names what was added last, where it has a name.
    mutating func name(_ kind: ScenePart.Kind, _ id: String, _ name: String, frame: CGRect, factor: Double = 1, url: String? = nil) {
        guard !id.isEmpty, let node = snapshot.root.children.last else { return }
        parts.append(ScenePart(kind: kind, id: id, name: name, frame: frame, factor: factor, url: url, node: node.identity))
    }

    /// Says what is not shown.
    mutating func note(_ message: String) {
        snapshot.diagnostics.append(SnapshotDiagnostic(code: .leftOutOfScene, severity: .note, message: message))
    }

    /// Says how what was added last moves between two scenes.
    mutating func animate(_ hint: TransitionHint, effects: [Effect] = []) {
        let last = snapshot.root.children.count - 1
        snapshot.root.children[last].transition = hint
        snapshot.root.children[last].effects += effects
    }

    /// The role, with a number from its second part on.
    private func number(of role: String) -> String {
        let count = snapshot.root.children.count { $0.role == role }
        return count == 0 ? role : "\(role)\(count + 1)"
    }

    /// A length at the nearest pixel.
    func pixel(_ value: Double) -> Double { (value * snapshot.scale).rounded() / snapshot.scale }
}

// MARK: - Text

extension SceneStage {
    /// A line of the system's own text.
    struct Line {
        enum Anchor { case left, middle, right }

        var text: String
        var size: Double
        var weight = 400.0
        var color = RGBA.white
        var anchor = Anchor.middle
        /// Points added after each character.
        var kerning = 0.0
        /// Points that colons stand above the baseline.
        var colonRise = 0.0
    }

    /// Adds a line whose baseline lies at `point.y` and whose anchor at `point.x`.
    ///
    /// - Returns: The place it takes.
    @discardableResult
    mutating func add(_ line: Line, at point: CGPoint, maxWidth: Double? = nil, role: String, effects: [Effect] = []) throws -> CGRect {
        let layout = try SceneText.layout(line, maxWidth: maxWidth, scale: snapshot.scale, locale: locale)
        let offset: Double
        switch line.anchor {
        case .left: offset = 0
        case .middle: offset = layout.size.width / 2
        case .right: offset = layout.size.width
        }
        let frame = CGRect(origin: CGPoint(x: pixel(point.x - offset), y: pixel(point.y) - layout.firstBaseline), size: layout.size)
        add(role, frame, [.text(layout.drawing(in: frame, paints: [.color(line.color)]))], detail: line.text, effects: effects)
        return frame
    }

    func width(of line: Line) throws -> Double {
        try SceneText.layout(line, maxWidth: nil, scale: snapshot.scale, locale: locale).size.width
    }
}
