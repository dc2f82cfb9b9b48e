import FoundationOverlay
import Typography

extension UIFont {
    /// The families of the app's font files, and of iOS those that Islet draws a free face for, sorted.
    public static var familyNames: [String] {
        AppFonts.register()
        return Set(FontLibrary.shared.registeredNames.keys).union(FontLibrary.shared.standInFamilies).sorted()
    }

    /// PostScript names of a family's faces; of iOS's own families none are known.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register()
        return FontLibrary.shared.registeredNames[familyName]?.sorted() ?? []
    }
}
