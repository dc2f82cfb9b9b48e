import FoundationOverlay
import Snapshot

extension Color: CustomReflectable {
    /// The parts that programs look for: a `provider` with the `base` that the colour was made of.
    public var customMirror: Mirror { Mirror(self, children: ["provider": ColorProvider(base: base)], displayStyle: .struct) }

    private var base: Any {
        switch source {
        case .fixed(let color): FixedColorProvider(color: color)
        case .system, .accent, .hierarchy: SystemColorProvider(name: description)
        case .uiColor(let color): UIKitPlatformColorProvider(platformColor: color)
        case .asset(let name, let bundle): NamedColorProvider(name: name, bundle: bundle)
        case .opacity(let base, let factor): OpacityColorProvider(base: base, opacity: factor)
        case .mix, .exposure: description
        }
    }
}

/// What a colour is made of, as `Mirror` shows it.
struct ColorProvider { let base: Any }

/// Written as digits: red, green, blue and opacity.
struct FixedColorProvider: CustomStringConvertible {
    let color: RGBA

    var description: String { color.description + (color.alpha < 1 ? "" : "FF") }
}

struct UIKitPlatformColorProvider { let platformColor: UIColor }

struct NamedColorProvider {
    let name: String
    let bundle: Bundle?
}

struct OpacityColorProvider {
    let base: Color
    let opacity: Double
}

struct SystemColorProvider: CustomStringConvertible {
    let name: String
    var description: String { name }
}
