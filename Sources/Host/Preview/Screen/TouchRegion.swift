import ExtensionProtocol
import Foundation
import Geometry
import Scenes
import Snapshot
import WidgetSystem

/// A place on the screen that takes touches.
struct TouchRegion: Encodable, Hashable {
    enum Kind: String, Encodable {
        case widget, activity, app, link, button, toggle, field, scroll, touch
    }

    /// Stays the same while the view stays in its place.
    var id: String
    var kind: Kind
    /// What it says to somebody who does not see it.
    var label: String
    /// Left, top, width, height in points.
    var frame: [Double]
    /// The state of a toggle, the text of a field.
    var value: String?
    /// Whether a field takes what is typed; nil where nothing is typed into it.
    var isFocused: Bool?
    var isEnabled = true
    /// What gestures of an app's view are made of: `tap`, `press`, `drag`, `pinch`.
    var gestures: [String]?
    /// Identifier of the widget, the activity or the app it belongs to.
    var part: String
    /// How far it is scrolled, where that is known.
    var scroll: AppScroll?
    /// What a tap does.
    let target: Target

    enum Target: Hashable {
        case widget(WidgetID, WidgetTap)
        case activity(String, url: String?)
        case intent(TappedIntent, activity: String)
        case openApp(String)
        case openNotification(String)
        case systemControl(String)
        case control(app: String, identity: String)
        case nothing
    }

    private enum CodingKeys: String, CodingKey { case id, kind, label, frame, value, isFocused, isEnabled, gestures, part }
}

extension TouchRegion {
    /// Everything in a composed screen that takes touches, from the back to the front.
    static func regions(in scene: ComposedScene) -> [TouchRegion] {
        scene.parts.flatMap { part -> [TouchRegion] in
            guard let node = scene.snapshot.root.children.first(where: { $0.identity == part.node }) else { return [] }
            let url = part.url
            var whole = TouchRegion(
                id: "\(part.kind.rawValue):\(part.id)", kind: .app, label: part.name, frame: numbers(part.frame), part: part.id,
                target: .openApp(part.id))
            switch part.kind {
            case .app: return [whole]
            case .notification:
                return [
                    TouchRegion(
                        id: whole.id, kind: .button, label: part.name, frame: whole.frame, part: part.id, target: .openNotification(part.id))
                ]
            case .control: return [TouchRegion(control: part, node)]
            case .widget:
                guard let number = Int(part.id) else { return [] }
                let id = WidgetID(number)
                whole = TouchRegion(
                    id: whole.id, kind: .widget, label: label(part.name, node), frame: whole.frame, part: part.id,
                    target: .widget(id, WidgetTap(.background, widgetURL: url)))
                return [whole] + inner(node, part) { .widget(id, WidgetTap($0, widgetURL: url)) }
            case .activity:
                whole = TouchRegion(
                    id: whole.id, kind: .activity, label: label("Live Activity", node), frame: whole.frame, part: part.id,
                    target: .activity(part.id, url: url))
                return [whole]
                    + inner(node, part) { target in
                        switch target {
                        case .intent(let intent): .intent(intent, activity: part.id)
                        case .link(let link): .activity(part.id, url: link)
                        case .background, .inert: .activity(part.id, url: url)
                        }
                    }
            }
        }
    }

    /// A control of Control Center, which is one button or toggle.
    private init(control part: ScenePart, _ node: SnapshotNode) {
        let texts = node.spokenTexts
        self.init(
            id: "control:\(part.id)", kind: .button, label: ([part.name] + texts.filter { $0 != part.name }).joined(separator: ", "),
            frame: Self.numbers(part.frame), part: part.id, target: .systemControl(part.id))
        if let isOn = node.firstToggle { (kind, value) = (.toggle, isOn ? "on" : "off") }
    }

    /// Links, buttons and toggles below a node, whose frames count from the node's own corner.
    private static func inner(_ node: SnapshotNode, _ part: ScenePart, _ target: (WidgetTap.Target) -> Target) -> [TouchRegion] {
        var found: [TouchRegion] = []
        walk(node, .identity) { node, matrix in
            let kind: Kind
            let tap: WidgetTap.Target
            var value: String?
            switch node.interaction {
            case .link(let url): (kind, tap) = (.link, .link(url))
            case .intent(let action):
                tap = .intent(TappedIntent(action))
                if case .toggle(let isOn) = action.control { (kind, value) = (.toggle, isOn ? "on" : "off") } else { kind = .button }
            case .inert: (kind, tap) = (.button, .inert)
            case .widgetURL, nil: return
            }
            let frame = node.frame.applying(matrix)
            let label = node.spokenTexts.joined(separator: ", ")
            found.append(
                TouchRegion(
                    id: "\(part.kind.rawValue):\(part.id)/\(node.identity)", kind: kind, label: label.isEmpty ? kind.rawValue : label,
                    frame: numbers(frame), value: value, part: part.id, target: target(tap)))
        }
        return found
    }

    private static func walk(_ node: SnapshotNode, _ matrix: CGAffineTransform, _ visit: (SnapshotNode, CGAffineTransform) -> Void) {
        var matrix = matrix
        matrix = node.transform.concatenating(matrix)
        visit(node, matrix)
        for child in node.children { walk(child, matrix, visit) }
    }

    private static func label(_ name: String, _ node: SnapshotNode) -> String {
        ([name] + node.spokenTexts).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The controls of an app's window.
    static func regions(of look: [AppControl], in app: String) -> [TouchRegion] {
        look.compactMap { control in
            let frame = control.clip.map { $0.intersection(control.frame) } ?? control.frame
            guard !frame.isEmpty || control.clip == nil else { return nil }
            let isField = ["Field", "Editor", "TextView", "Slider", "DatePicker"].contains { control.role.contains($0) }
            let kind: Kind =
                control.scrolls == true ? .scroll : control.isArea == true ? .touch : isField ? .field : control.role == "Toggle" ? .toggle : .button
            return TouchRegion(
                id: "app:\(app)/\(control.identity)", kind: kind, label: control.title.isEmpty || kind == .touch ? control.role : control.title,
                frame: numbers(frame), value: control.value, isFocused: control.isFocused, isEnabled: control.isEnabled,
                gestures: control.gestures ?? (kind == .touch ? [] : nil),
                part: app, scroll: control.scroll,
                target: .control(app: app, identity: control.identity))
        }
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }
}

extension SnapshotNode {
    /// What is read aloud of the view, from the back to the front.
    var spokenTexts: [String] {
        if let accessibility {
            if accessibility.isHidden { return [] }
            if let label = accessibility.label { return [label, accessibility.value].compactMap { $0 } }
        }
        let own = role == "Text" ? [detail].compactMap { $0 } : []
        return own + children.flatMap(\.spokenTexts)
    }
}

extension SnapshotNode {
    /// Whether the first toggle in it is on; nil where there is none.
    fileprivate var firstToggle: Bool? {
        if case .intent(let action) = interaction, case .toggle(let isOn) = action.control { return isOn }
        return children.lazy.compactMap(\.firstToggle).first
    }
}
