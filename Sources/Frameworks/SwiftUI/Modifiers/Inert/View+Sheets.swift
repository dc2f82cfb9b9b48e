// - Support: accepted, without effect: nothing is presented over an archived view.
import FoundationOverlay
import ViewEngine

/// Whether what lies behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

/// What a swipe on a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
    let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is.
public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
public struct PagePresentationSizing: PresentationSizing, Sendable {}
public struct FormPresentationSizing: PresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: AutomaticPresentationSizing { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: PagePresentationSizing { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: FormPresentationSizing { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: FittedPresentationSizing { .init() } }
extension PresentationSizing {
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

/// How grave a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    let name: String
    public static let automatic = DialogSeverity(name: "automatic")
    public static let standard = DialogSeverity(name: "standard")
    public static let critical = DialogSeverity(name: "critical")
}

extension View {
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
    public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
    @_disfavoredOverload
    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
}
