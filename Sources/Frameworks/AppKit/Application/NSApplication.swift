import FoundationOverlay
import SwiftUI
import UIKit

/// What an app's delegate hears.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    init()
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func application(_ application: NSApplication, open urls: [URL]) {}

    /// Starts the app where the delegate is the program's entry, and serves the host; never returns. The windows it opens are not drawn.
    public static func main() {
        ExtensionMain.run { _ in
            let delegate = Self()
            entry = delegate
            NSApplication.shared.delegate = delegate
            NSApplication.shared.run()
        }
    }
}

/// The delegate that is the program's entry, which nobody else keeps.
@MainActor private var entry: (any NSApplicationDelegate)?

/// The running app.
///
/// - Support: partial. Mac apps have no windows, menus or events here; widgets and shared code ask it for little.
@MainActor @preconcurrency
open class NSApplication: NSObject {
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

    public static let shared = NSApplication()

    open weak var delegate: (any NSApplicationDelegate)?
    open var isActive: Bool { true }
    open var isHidden: Bool { false }
    open var effectiveAppearance: NSAppearance { .currentDrawing() }
    open var appearance: NSAppearance?
    open var applicationIconImage: NSImage!

    open func activate() {}
    open func activate(ignoringOtherApps flag: Bool) {}
    open func hide(_ sender: Any?) {}
    @discardableResult
    open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }

    /// Launches the delegate. There is no run loop of a Mac here: what waits for its events waits forever, so it comes back at once.
    open func run() {
        delegate?.applicationWillFinishLaunching(Notification(name: Self.willFinishLaunchingNotification, object: self))
        delegate?.applicationDidFinishLaunching(Notification(name: Self.didFinishLaunchingNotification, object: self))
    }

    open func stop(_ sender: Any?) {}

    /// Ends the program.
    open func terminate(_ sender: Any?) { exit(0) }

    nonisolated public static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name("NSApplicationWillResignActiveNotification")
    nonisolated public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
    nonisolated public static let didChangeScreenParametersNotification = Notification.Name("NSApplicationDidChangeScreenParametersNotification")
}

@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }

/// The delegate of the app.
/// - Support: partial. It is made; Mac apps do not launch here.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = delegateType.init()
        NSApplication.shared.delegate = wrappedValue
    }
}
