import Foundation
import Geometry

/// Short text forms of parts of a snapshot.
package enum DumpText {
    /// Rounded to 1/1000, without a sign for zero.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 1e12 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let (whole, part) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
        var text = (thousandths < 0 ? "-" : "") + "\(whole)"
        if part > 0 {
            var digits = String(part + 1000).dropFirst()
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return text
    }

    package static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: " ") }
    static func point(_ point: CGPoint) -> String { numbers([point.x, point.y]) }
    package static func size(_ size: CGSize) -> String { numbers([size.width, size.height]) }
    package static func rect(_ rect: CGRect) -> String { numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]) }

    package static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
        return "\"" + escaped + "\""
    }

    package static func outline(_ outline: Outline) -> String {
        switch outline {
        case .rect(let frame): return "rect " + rect(frame)
        case .roundedRect(let frame, let corner, let curve):
            let radius = corner.width == corner.height ? number(corner.width) : size(corner)
            return "rounded " + radius + (curve == .continuous ? "c " : " ") + rect(frame)
        case .unevenRoundedRect(let frame, let radii, let curve):
            return "uneven " + numbers(radii.map(Double.init)) + (curve == .continuous ? "c " : " ") + rect(frame)
        case .ellipse(let frame): return "ellipse " + rect(frame)
        case .capsule(let frame): return "capsule " + rect(frame)
        case .path(let elements): return "path \(elements.count) " + rect(PathBounds.controlBounds(of: elements))
        }
    }

    private static func spatial(_ rotation: SpatialRotation) -> String {
        let degrees = "rotation " + number(rotation.angle * 180 / .pi) + "°"
        let place = " around " + numbers([rotation.anchor.x, rotation.anchor.y, rotation.anchorZ])
        if rotation.isInPlane { return degrees + place }
        return degrees + " axis " + numbers([rotation.axisX, rotation.axisY, rotation.axisZ]) + place + " nearness " + number(rotation.nearness)
    }

    package static func effect(_ effect: Effect) -> String {
        switch effect {
        case .opacity(let amount): "opacity " + number(amount)
        case .clip(let shape, let evenOdd): "clip " + outline(shape) + (evenOdd ? " evenOdd" : "")
        case .transform(let t): "transform " + numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
        case .rotation(let rotation): spatial(rotation)
        case .projection(let projection): "projection " + numbers(projection.numbers.map { Double($0) })
        case .blur(let radius, let isOpaque): "blur " + number(radius) + (isOpaque ? " opaque" : "")
        case .shadow(let color, let radius, let offset): "shadow \(color) \(number(radius)) \(size(offset))"
        case .blend(let mode): "blend " + mode.rawValue
        case .compositingGroup: "compositingGroup"
        case .color(let effect): colorEffect(effect)
        case .mask(let nodes): "mask \(nodes.count)"
        case .accentable: "accentable"
        case .backdropRoot: "backdropRoot"
        }
    }

    private static func colorEffect(_ effect: ColorEffect) -> String {
        switch effect {
        case .brightness(let amount): "brightness " + number(amount)
        case .contrast(let amount): "contrast " + number(amount)
        case .saturation(let amount): "saturation " + number(amount)
        case .grayscale(let amount): "grayscale " + number(amount)
        case .hueRotation(let degrees): "hueRotation " + number(degrees)
        case .invert: "invert"
        case .multiply(let color): "multiply \(color)"
        case .luminanceToAlpha: "luminanceToAlpha"
        }
    }

    package static func interaction(_ interaction: Interaction) -> String {
        switch interaction {
        case .link(let url): return "link " + url
        case .widgetURL(let url): return "widgetURL " + url
        case .inert(let what): return "inert " + what
        case .intent(let action):
            let control =
                switch action.control {
                case .button: "button"
                case .toggle(let isOn): isOn ? "toggle on" : "toggle off"
                }
            let place = action.opensApp ? " opens-app" : action.runsInApp ? " in-app" : ""
            return "\(control) \(action.intent) \(action.parameters)\(place)"
        }
    }

    package static func accessibility(_ accessibility: Accessibility) -> String {
        let named = [
            ("label", accessibility.label), ("value", accessibility.value), ("hint", accessibility.hint), ("id", accessibility.identifier),
        ]
        var words = named.compactMap { name, value in value.map { name + ":" + quoted($0) } } + accessibility.traits
        if accessibility.isHidden { words.append("hidden") }
        if let children = accessibility.children { words.append("children:" + children) }
        return "a11y(" + words.joined(separator: " ") + ")"
    }
}
