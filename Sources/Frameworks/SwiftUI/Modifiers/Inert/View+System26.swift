// - Support: accepted, without effect: nothing is dragged, resized, sorted or pressed with a pencil.
import FoundationOverlay
import ViewEngine

// What iOS 17.5 to 27 added for windows, pencils and lists.
extension View {
    public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    public nonisolated func handlesGameControllerEvents(matching types: [String]) -> some View { self }
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
    public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
    @_disfavoredOverload
    public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    public nonisolated func swipeActionsContainer() -> some View { self }
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    public nonisolated func textInputBorderShape(_ shape: TextInputBorderShape) -> some View { self }
    public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
    public nonisolated func presentationPlacement(_ placement: PresentationPlacement) -> some View { self }
    public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
    public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public nonisolated func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
    public nonisolated func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
}

/// A place for items of a bar.
public struct ContentToolbarPlacement: Hashable, Sendable {
    let name: String
    public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    let name: String
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// What a pinch of the fingers does on a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
}

/// How the chosen entry of a palette stands out.
public struct PaletteSelectionEffect: Hashable, Sendable {
    let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(name: "symbolVariant") }
}

/// Whether something opens when things are held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The border of text fields.
public struct TextInputBorderShape: Hashable, Sendable {
    let name: String
    public static let automatic = TextInputBorderShape(name: "automatic")
    public static let capsule = TextInputBorderShape(name: "capsule")
    public static let roundedRectangle = TextInputBorderShape(name: "roundedRectangle")
    public static func roundedRectangle(radius: CGFloat) -> TextInputBorderShape { TextInputBorderShape(name: "roundedRectangle \(radius)") }
}

/// When materials look as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
    let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// Where a presentation stands.
public struct PresentationPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = PresentationPlacement(name: "automatic")
    public static let center = PresentationPlacement(name: "center")
    public static let leading = PresentationPlacement(name: "leading")
    public static let trailing = PresentationPlacement(name: "trailing")
}

/// A squeeze or tap of a pencil.
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

public struct PencilDoubleTapGestureValue: Hashable, Sendable { public let hoverPose: PencilHoverPose? }
public struct PencilSqueezeGestureValue: Hashable, Sendable { public let hoverPose: PencilHoverPose? }

public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// What a person has set that a pencil does.
public struct PencilPreferredAction: Hashable, Sendable {
    let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
    public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
    public var isHoverEffectEnabled: Bool { true }
}

/// How one screen becomes another.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: AutomaticNavigationTransition { .init() } }
extension NavigationTransition where Self == CrossFadeNavigationTransition { public static var crossFade: CrossFadeNavigationTransition { .init() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { .init() }
}

/// How the view looks that becomes a screen.
public protocol MatchedTransitionSourceConfiguration {}
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}
extension MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}

/// Room that corners take.
public struct RectangleCornerInsets: Equatable, Sendable {
    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize

    public init(topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero, bottomTrailing: CGSize = .zero) {
        (self.topLeading, self.topTrailing, self.bottomLeading, self.bottomTrailing) = (topLeading, topTrailing, bottomLeading, bottomTrailing)
    }
}

extension GeometryProxy {
    /// Room that the corners of the container take of the view: none, as in a window without controls of its own.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}
