import Foundation

extension DumpText {
    package static func transition(_ hint: TransitionHint) -> String {
        var parts: [String] = []
        if let content = hint.content { parts.append("content:" + self.content(content)) }
        if let insertion = hint.insertion { parts.append("in:" + transition(insertion)) }
        if let removal = hint.removal { parts.append("out:" + transition(removal)) }
        if let match = hint.match { parts.append("as:" + match) }
        if let level = hint.level { parts.append("level:\(level)") }
        parts += hint.animations.map { "animation:" + ($0.timing.map(timing) ?? "none") + ($0.value.map { "@" + $0 } ?? "") }
        if !hint.still.isEmpty { parts.append("still:" + hint.still.joined(separator: ",")) }
        return "transition(" + parts.joined(separator: " ") + ")"
    }

    static func content(_ change: ContentChange) -> String {
        switch change {
        case .identity: "identity"
        case .opacity: "opacity"
        case .interpolate: "interpolate"
        case .symbolEffect: "symbolEffect"
        case .numericText(.up): "numericText"
        case .numericText(.down): "numericText(countsDown)"
        case .numericText(.value(let value)): "numericText(" + number(value) + ")"
        }
    }

    static func transition(_ transition: ViewTransition) -> String {
        transition.parts.map { move($0.move) + ($0.timing.map { "/" + timing($0) } ?? "") }.joined(separator: "+")
    }

    private static func move(_ move: ViewTransition.Move) -> String {
        switch move {
        case .identity: "identity"
        case .opacity: "opacity"
        case .slide: "slide"
        case .blurReplace: "blurReplace"
        case .move(let edge): "move(\(edge.rawValue))"
        case .moveBy(let edge, let share): "move(\(edge.rawValue) " + number(share) + ")"
        case .push(let edge): "push(\(edge.rawValue))"
        case .scale(let factor, let anchor):
            "scale(" + number(factor) + (anchor == CGPoint(x: 0.5, y: 0.5) ? "" : " " + numbers([anchor.x, anchor.y])) + ")"
        case .offset(let offset): "offset(" + size(offset) + ")"
        case .custom(let name): "custom(" + name + ")"
        }
    }

    package static func timing(_ timing: MotionTiming) -> String {
        var text: String
        switch timing.curve {
        case .system(let motion): text = motion.rawValue
        case .bezier(0, 0, 1, 1, let duration): text = "linear(" + number(duration) + ")"
        case .bezier(let x1, let y1, let x2, let y2, let duration): text = "bezier(" + numbers([x1, y1, x2, y2, duration]) + ")"
        case .spring(let response, let damping, let velocity):
            text = "spring(" + numbers([response, damping] + (velocity == 0 ? [] : [velocity])) + ")"
        case .parts(let parts, let duration): text = "parts(\(parts.count) in " + number(duration) + ")"
        }
        if timing.pause != 0 { text += ".pause(" + number(timing.pause) + ")" }
        if timing.runs != 1 { text += timing.runs.map { ".runs(\($0)" + (timing.autoreverses ? ", reversing)" : ")") } ?? ".runs(endless)" }
        if timing.speed != 1 { text += ".speed(" + number(timing.speed) + ")" }
        if timing.delay != 0 { text += ".delay(" + number(timing.delay) + ")" }
        return text
    }
}
