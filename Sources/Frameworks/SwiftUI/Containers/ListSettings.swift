import FoundationOverlay
import Metrics
import ViewEngine

/// What modifiers say of the rows and sections of lists.
struct ListSettings {
    /// Points between rows; nil for the list's own.
    var rowSpacing: CGFloat?
    var sectionSpacing = ListSectionSpacing.default
    var hidesBackground = false
    var hasProminentHeaders = false

    /// Whether each row lies on a card of its own.
    var splitsRows: Bool { rowSpacing.map { $0 > 0 } ?? false }
}

/// The lines above and below a row.
struct RowSeparators {
    /// Whether they are drawn; nil where the list decides.
    var top: Visibility?
    var bottom: Visibility?
    var topTint: Color?
    var bottomTint: Color?

    /// These, and the others where these do not say.
    func filled(from others: RowSeparators) -> RowSeparators {
        RowSeparators(
            top: top ?? others.top, bottom: bottom ?? others.bottom, topTint: topTint ?? others.topTint, bottomTint: bottomTint ?? others.bottomTint)
    }
}

private enum ListSettingsKey: EnvironmentKey { static var defaultValue: ListSettings { ListSettings() } }
private enum RowSeparatorsKey {}

extension EnvironmentValues {
    var listSettings: ListSettings {
        get { self[ListSettingsKey.self] }
        set { self[ListSettingsKey.self] = newValue }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { listSettings.hasProminentHeaders ? .increased : .standard }
        set { listSettings.hasProminentHeaders = newValue == .increased }
    }
}

extension NodeTraits {
    /// What `listRowSeparator(_:)` and `listRowSeparatorTint(_:)` say.
    var rowSeparators: RowSeparators {
        get { layoutValues[ObjectIdentifier(RowSeparatorsKey.self)] as? RowSeparators ?? RowSeparators() }
        set { layoutValues[ObjectIdentifier(RowSeparatorsKey.self)] = newValue }
    }
}

public enum Prominence: Hashable, Sendable { case standard, increased }

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    private enum Kind: Sendable { case standard, compact, custom(CGFloat) }

    private let kind: Kind

    public static let `default` = ListSectionSpacing(kind: .standard)
    public static let compact = ListSectionSpacing(kind: .compact)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// Points; nil for the list's own.
    func distance(_ environment: EnvironmentValues) -> CGFloat? {
        switch kind {
        case .standard: nil
        case .compact: environment.metric(.listCompactSectionSpacing)
        case .custom(let distance): distance
        }
    }
}

extension View {
    private nonisolated func changingSeparators(_ change: @escaping @MainActor (inout RowSeparators) -> Void) -> some View {
        changingRows({ change(&$0.rowSeparators) }, ofSection: { change(&$0.separators) })
    }

    /// - Support: works
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        changingSeparators {
            if edges.contains(.top) { $0.top = visibility }
            if edges.contains(.bottom) { $0.bottom = visibility }
        }
    }

    /// - Support: works
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        changingSeparators {
            if edges.contains(.top) { $0.topTint = color }
            if edges.contains(.bottom) { $0.bottomTint = color }
        }
    }

    /// - Support: works
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { changingEnvironment { $0.listSettings.rowSpacing = spacing } }

    /// - Support: partial: of a whole list, not of single sections
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// - Support: partial: of a whole list, not of single sections
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        changingEnvironment { $0.listSettings.sectionSpacing = spacing }
    }

    /// - Support: works
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { changingEnvironment { $0.headerProminence = prominence } }

    /// - Support: works
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.listSettings.hidesBackground = visibility == .hidden }
    }
}
