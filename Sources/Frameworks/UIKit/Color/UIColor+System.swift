import FoundationOverlay
import Metrics

/// The system's dynamic colours; their values are data of Metrics.
extension UIColor {
    public class var systemRed: UIColor { UIColor(kind: .system("systemRed")) }
    public class var systemOrange: UIColor { UIColor(kind: .system("systemOrange")) }
    public class var systemYellow: UIColor { UIColor(kind: .system("systemYellow")) }
    public class var systemGreen: UIColor { UIColor(kind: .system("systemGreen")) }
    public class var systemMint: UIColor { UIColor(kind: .system("systemMint")) }
    public class var systemTeal: UIColor { UIColor(kind: .system("systemTeal")) }
    public class var systemCyan: UIColor { UIColor(kind: .system("systemCyan")) }
    public class var systemBlue: UIColor { UIColor(kind: .system("systemBlue")) }
    public class var systemIndigo: UIColor { UIColor(kind: .system("systemIndigo")) }
    public class var systemPurple: UIColor { UIColor(kind: .system("systemPurple")) }
    public class var systemPink: UIColor { UIColor(kind: .system("systemPink")) }
    public class var systemBrown: UIColor { UIColor(kind: .system("systemBrown")) }
    public class var systemGray: UIColor { UIColor(kind: .system("systemGray")) }
    public class var systemGray2: UIColor { UIColor(kind: .system("systemGray2")) }
    public class var systemGray3: UIColor { UIColor(kind: .system("systemGray3")) }
    public class var systemGray4: UIColor { UIColor(kind: .system("systemGray4")) }
    public class var systemGray5: UIColor { UIColor(kind: .system("systemGray5")) }
    public class var systemGray6: UIColor { UIColor(kind: .system("systemGray6")) }
    public class var label: UIColor { UIColor(kind: .system("label")) }
    public class var secondaryLabel: UIColor { UIColor(kind: .system("secondaryLabel")) }
    public class var tertiaryLabel: UIColor { UIColor(kind: .system("tertiaryLabel")) }
    public class var quaternaryLabel: UIColor { UIColor(kind: .system("quaternaryLabel")) }
    public class var placeholderText: UIColor { UIColor(kind: .system("placeholderText")) }
    public class var systemFill: UIColor { UIColor(kind: .system("systemFill")) }
    public class var secondarySystemFill: UIColor { UIColor(kind: .system("secondarySystemFill")) }
    public class var tertiarySystemFill: UIColor { UIColor(kind: .system("tertiarySystemFill")) }
    public class var quaternarySystemFill: UIColor { UIColor(kind: .system("quaternarySystemFill")) }
    public class var separator: UIColor { UIColor(kind: .system("separator")) }
    public class var opaqueSeparator: UIColor { UIColor(kind: .system("opaqueSeparator")) }
    public class var link: UIColor { UIColor(kind: .system("link")) }
    public class var systemBackground: UIColor { UIColor(kind: .system("systemBackground")) }
    public class var secondarySystemBackground: UIColor { UIColor(kind: .system("secondarySystemBackground")) }
    public class var tertiarySystemBackground: UIColor { UIColor(kind: .system("tertiarySystemBackground")) }
    public class var systemGroupedBackground: UIColor { UIColor(kind: .system("systemGroupedBackground")) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(kind: .system("secondarySystemGroupedBackground")) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(kind: .system("tertiarySystemGroupedBackground")) }
    public class var lightText: UIColor { UIColor(kind: .system("lightText")) }
    public class var darkText: UIColor { UIColor(kind: .system("darkText")) }
    public class var tintColor: UIColor { ColorAssets.accentColor }

    /// A colour by the system's name for it; nil where there is none.
    convenience init?(_systemName name: String) {
        guard SystemColors.shared.names.contains(name) else { return nil }
        self.init(kind: .system(name))
    }
}
