// - Support: accepted, without effect: there is one window.
import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// Opens a window. There is one.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. There is one.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings. There are none.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Asks for a rating. Nobody rates.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Renames what is selected.
@MainActor @preconcurrency
public struct RenameAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    public var rename: RenameAction? { nil }
    /// - Support: partial: always false.
    public var supportsMultipleWindows: Bool { false }
    /// - Support: partial: always nil.
    public var undoManager: UndoManager? { nil }
    /// - Support: partial: always false.
    public var isSceneCaptured: Bool { false }
}

/// One window with a name.
public struct Window<Content: View>: Scene {
    private let group: WindowGroup<Content>

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { group = WindowGroup(content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { group = WindowGroup(content: content) }

    public var body: some Scene { group }
}

/// How a window's size may change.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle, Sendable { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
public struct TitleBarWindowStyle: WindowStyle, Sendable { public init() {} }
public struct PlainWindowStyle: WindowStyle, Sendable { public init() {} }
public struct VolumetricWindowStyle: WindowStyle, Sendable { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: DefaultWindowStyle { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: TitleBarWindowStyle { .init() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: PlainWindowStyle { .init() } }
extension WindowStyle where Self == VolumetricWindowStyle { public static var volumetric: VolumetricWindowStyle { .init() } }

public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable { public init(showsTitle: Bool = true) {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: DefaultWindowToolbarStyle { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { .init() }
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: ExpandedWindowToolbarStyle { .init() } }

extension Scene {
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}

public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

public struct SidebarCommands: Commands { public typealias Body = Never; public nonisolated init() {} }
public struct ToolbarCommands: Commands { public typealias Body = Never; public nonisolated init() {} }
public struct TextEditingCommands: Commands { public typealias Body = Never; public nonisolated init() {} }
public struct TextFormattingCommands: Commands { public typealias Body = Never; public nonisolated init() {} }
public struct InspectorCommands: Commands { public typealias Body = Never; public nonisolated init() {} }

extension CommandGroupPlacement {
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
}

extension WindowGroup {
    /// - Support: partial: the window opens without a value.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init { content(.constant(nil)) } }
    /// - Support: partial: the window opens without a value.
    public init<D: Codable & Hashable>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        self.init { content(.constant(nil)) }
    }
    /// - Support: partial: the window opens without a value.
    public init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
        self.init { content(.constant(nil)) }
    }
}
