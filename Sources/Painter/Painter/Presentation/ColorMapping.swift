import Foundation
import Snapshot

/// What a rendering mode makes of the colours of content.
enum ColorMapping: Sendable {
    case unchanged
    /// Only alpha counts; accented content has a colour of its own.
    case flat(content: RGBA, accent: RGBA)

    /// iOS 18 tints the accented group; 26 and later show both groups in white.
    init(_ context: SnapshotContext, _ look: Look) {
        guard context.renderingMode == .accented else {
            self = .unchanged
            return
        }
        let isTinted = !context.hasGlass
        let content = (isTinted ? look.accented18 : look.accented26).content.color
        self = .flat(content: content, accent: isTinted ? context.tint.multiplyingAlpha(by: 1 / max(context.tint.alpha, 0.01)) : content)
    }

    func color(_ color: RGBA, isAccent: Bool) -> RGBA {
        guard let flat = flatColor(isAccent: isAccent) else { return color }
        return flat.multiplyingAlpha(by: color.alpha)
    }

    /// The one colour of a group; nil where colours stay.
    func flatColor(isAccent: Bool) -> RGBA? {
        guard case .flat(let content, let accent) = self else { return nil }
        return isAccent ? accent : content
    }
}

extension RGBA {
    /// `share` of the other colour, opacity of this one.
    func mixed(with other: RGBA, share: Double) -> RGBA {
        RGBA(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share, blue: blue + (other.blue - blue) * share,
            alpha: alpha)
    }
}
