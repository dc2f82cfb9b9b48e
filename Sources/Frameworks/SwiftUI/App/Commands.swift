// - Support: accepted, without effect: there is no menu bar.
import ExtensionRuntime
import FoundationOverlay
import UIKit
import ViewEngine

/// Entries of a menu bar, which is not drawn.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Builds menu entries.
@resultBuilder @MainActor
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands { EmptyCommands() }
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
    public static func buildEither(first content: some Commands) -> EmptyCommands { EmptyCommands() }
    public static func buildEither(second content: some Commands) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { EmptyCommands() }
}

public struct EmptyCommands: Commands {
    public typealias Body = Never
    public nonisolated init() {}
}

/// Entries in place of, before or after the system's.
public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// What an app shows where its device is in Assistive Access.
/// - Support: accepted, without effect: the app's usual window is shown.
public struct AssistiveAccess<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    public func _collectScenes(_ contents: inout ExtensionContents) {}
}

/// The window of an app's settings on the Mac; iOS has none.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    public func _collectScenes(_ contents: inout ExtensionContents) {}
}
