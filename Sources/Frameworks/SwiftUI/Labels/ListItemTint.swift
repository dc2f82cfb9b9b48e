import FoundationOverlay
import ViewEngine

/// The colour of icons in rows of a list.
public struct ListItemTint: Sendable {
    let color: Color

    /// A colour that stays where the list has a tint of its own.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that a person may change on a Mac; here it is the icons' colour.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of secondary texts.
    public static let monochrome = ListItemTint(color: .secondary)
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    /// The colour of labels' icons in rows; nil for the tint.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Colours the icons of labels in rows; nil for the tint.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { changingEnvironment { $0.listItemTint = tint } }

    /// Colours the icons of labels in rows; nil for the tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
