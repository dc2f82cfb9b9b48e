// - Support: accepted, without effect: a snapshot does not describe it.
import FoundationOverlay
import ViewEngine

// What a snapshot does not describe: actions, the order of elements, spoken details. Accepted without effect.
extension View {
    public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View {
        self
    }
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View { self }
    public nonisolated func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    public nonisolated func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    public nonisolated func accessibilityZoomAction(_ handler: @escaping () -> Void) -> some View { self }

    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)
        -> some View
    { self }
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }

    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case `default`, escape, magicTap, named(Text) }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
    public init(named name: Text) { kind = .named(name) }

    public static let `default` = AccessibilityActionKind(.default)
    public static let escape = AccessibilityActionKind(.escape)
    public static let magicTap = AccessibilityActionKind(.magicTap)
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
