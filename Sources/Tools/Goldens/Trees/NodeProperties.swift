import Foundation
import Geometry
import Snapshot

/// What can be said of a view by name, with places counted from its own top left, so that a view that only moved has the same properties.
struct NodeProperties {
    private(set) var values: [String: String] = [:]
    private let origin: CGPoint

    init(_ node: SnapshotNode) {
        origin = node.frame.origin
        for effect in node.effects { add(effect) }
        for drawing in node.drawing { add(drawing) }
        if let interaction = node.interaction { add(interaction) }
        if let accessibility = node.accessibility { add(accessibility) }
        if let transition = node.transition { add("transition", DumpText.transition(transition)) }
        for hint in node.layout ?? [] { add(GoldenNode.key(of: hint), hint.value) }
    }

    /// Several values of one name follow each other.
    private mutating func add(_ name: String, _ value: String) {
        values[name] = values[name].map { $0 + "; " + value } ?? value
    }

    private mutating func add(_ interaction: Interaction) {
        switch interaction {
        case .link(let url), .widgetURL(let url): add("link", url)
        case .intent, .inert: add("action", DumpText.interaction(interaction))
        }
    }

    private mutating func add(_ accessibility: Accessibility) {
        if let label = accessibility.label { add("accessibility label", label) }
        if let value = accessibility.value { add("accessibility value", value) }
        if let hint = accessibility.hint { add("accessibility hint", hint) }
        if let identifier = accessibility.identifier { add("accessibility identifier", identifier) }
        if !accessibility.traits.isEmpty { add("accessibility traits", accessibility.traits.joined(separator: ", ")) }
        if accessibility.isHidden { add("accessibility", "hidden") }
        if let children = accessibility.children { add("accessibility children", children) }
    }

    private mutating func add(_ effect: Effect) {
        switch effect {
        case .opacity(let amount): add("opacity", DumpText.number(amount))
        case .clip(let outline, _): add("clip", DumpText.outline(outline.translated(by: fromOrigin)))
        case .transform(let transform): add("transform", Self.text(transform, about: origin))
        case .rotation(var rotation):
            rotation.anchor.x -= origin.x
            rotation.anchor.y -= origin.y
            add("rotation", DumpText.effect(.rotation(rotation)))
        case .shadow(let color, let radius, let offset): add("shadow", "\(color) \(DumpText.number(radius)) \(DumpText.size(offset))")
        case .blur(let radius, _): add("blur", DumpText.number(radius))
        case .mask(let nodes): add("mask", nodes.count == 1 ? "1 view" : "\(nodes.count) views")
        case .accentable: add("accentable", "yes")
        case .projection, .blend, .compositingGroup, .backdropRoot, .color: add("effect", DumpText.effect(effect))
        }
    }

    private var fromOrigin: CGVector { CGVector(dx: -origin.x, dy: -origin.y) }

    /// The same change of coordinates, seen from the view's own top left.
    private static func text(_ transform: CGAffineTransform, about origin: CGPoint) -> String {
        let moved = CGPoint(
            x: transform.a * origin.x + transform.c * origin.y + transform.tx - origin.x,
            y: transform.b * origin.x + transform.d * origin.y + transform.ty - origin.y)
        return DumpText.numbers([transform.a, transform.b, transform.c, transform.d, moved.x, moved.y])
    }
}

extension NodeProperties {
    private mutating func add(_ drawing: Drawing) {
        switch drawing {
        case .fill(let outline, let paint, let evenOdd):
            add("shape", DumpText.outline(outline.translated(by: fromOrigin)) + (evenOdd ? " evenOdd" : ""))
            add("fill", text(paint))
        case .stroke(let outline, let paint, let line):
            add("shape", DumpText.outline(outline.translated(by: fromOrigin)))
            add("stroke", "\(DumpText.stroke(line)) \(text(paint))")
        case .text(let text): add(text)
        case .dynamicText(let text): add(text)
        case .image(let image): add(image)
        case .progress(let progress):
            add("progress", "\(DumpText.date(progress.start))…\(DumpText.date(progress.end))\(progress.countsDown ? " down" : "")")
            add("fill", text(progress.paint))
        }
    }

    private mutating func add(_ text: TextDrawing) {
        add("text", text.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ⏎ "))
        let runs = text.lines.flatMap(\.runs)
        add("font", Self.unique(runs.map { Self.text($0.font) }))
        add("color", Self.unique(runs.map { self.text($0.paint) }))
        add("lines", text.lines.map { DumpText.numbers([$0.origin.x - origin.x, $0.origin.y - origin.y]) }.joined(separator: ", "))
        let decorations = text.underlays + text.overlays
        if !decorations.isEmpty { add("decoration", decorations.map { self.text($0.paint) }.joined(separator: ", ")) }
    }

    private mutating func add(_ text: DynamicTextDrawing) {
        add("text", text.text.runs.map(DumpText.content).joined(separator: " + "))
        add("font", Self.unique(text.text.runs.map { Self.text($0.style.font) }))
        add("color", Self.unique(text.paints.map { self.text($0) }))
    }

    private mutating func add(_ image: ImageDrawing) {
        let place = image.rect.offsetBy(dx: -origin.x, dy: -origin.y)
        add("picture", DumpText.rect(place) + (image.resizing == .tile ? " tile" : "") + (image.isFlippedHorizontally ? " flipped" : ""))
        if let template = image.template { add("color", text(template)) }
        if let rendering = image.accentedRendering { add("accented rendering", rendering) }
    }

    private func text(_ paint: Paint) -> String {
        switch paint {
        case .color, .material: DumpText.paint(paint)
        case .image(let image): "picture of \(DumpText.size(image.rect.size))"
        default: DumpText.paint(paint.translated(by: fromOrigin))
        }
    }

    private static func text(_ font: FontReference) -> String {
        var words = [font.face, DumpText.number(font.size)]
        if font.slant != 0 { words.append("slanted") }
        return words.joined(separator: " ")
    }

    private static func text(_ font: FontSpecification) -> String {
        var words = [font.name ?? "system", DumpText.number(font.size), "weight", DumpText.number(font.weight)]
        if font.design != .default { words.append(font.design.rawValue) }
        if font.isItalic { words.append("italic") }
        if font.usesMonospacedDigits { words.append("monospaced digits") }
        return words.joined(separator: " ")
    }

    private static func unique(_ texts: [String]) -> String {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
