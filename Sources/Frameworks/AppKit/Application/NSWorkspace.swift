import ExtensionProtocol
import FoundationOverlay
import Metrics
import SwiftUI
import SystemClient
import UIKit

/// Other programs, and the files they open.
///
/// - Support: partial. URLs are opened by the system that runs the app; no other program runs, and files have no icons of their own.
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()

    public struct OpenConfiguration: Sendable {
        public var activates = true
        public var hides = false
        public var createsNewApplicationInstance = false
        public init() {}
    }

    public let notificationCenter = NotificationCenter()
    open var runningApplications: [NSRunningApplication] { [.current] }
    open var frontmostApplication: NSRunningApplication? { .current }
    open var menuBarOwningApplication: NSRunningApplication? { .current }
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
    open var accessibilityDisplayShouldIncreaseContrast: Bool { DeviceTraits.current.appearance.isHighContrast }

    /// Asks the system that runs the app; false where there is none.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        guard let system = SystemClient.shared else {
            UnsupportedAPI.report("NSWorkspace.open(_:)", "false is returned: no system runs the app that could open \(url.absoluteString)")
            return false
        }
        system.ask(.open(url: url.absoluteString)) { answer in
            if case .success(.opened(true)) = answer { return }
            UnsupportedAPI.report("NSWorkspace.open(_:)", "nothing opens \(url.absoluteString): \(answer)")
        }
        return true
    }

    open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    open func urlForApplication(toOpen url: URL) -> URL? { nil }

    /// - Support: none. A plain picture: files have no icons here.
    open func icon(forFile path: String) -> NSImage {
        UnsupportedAPI.report("NSWorkspace.icon(forFile:)", "the symbol of a document is returned: \(path) has no icon here")
        return NSImage(systemSymbolName: "doc", accessibilityDescription: nil) ?? NSImage(size: NSSize(width: 32, height: 32))
    }

    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
    public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    public static let sessionDidBecomeActiveNotification = Notification.Name("NSWorkspaceSessionDidBecomeActiveNotification")
    public static let sessionDidResignActiveNotification = Notification.Name("NSWorkspaceSessionDidResignActiveNotification")
    public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
}

/// A program that runs: this one.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    public static let current = NSRunningApplication()

    open var localizedName: String? { Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName }
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    open var bundleURL: URL? { Bundle.main.bundleURL }
    open var executableURL: URL? { Bundle.main.executableURL }
    open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    open var isActive: Bool { true }
    open var isHidden: Bool { false }
    open var isTerminated: Bool { false }
    open var isFinishedLaunching: Bool { true }
    open var activationPolicy: ActivationPolicy { .regular }
    open var icon: NSImage? { nil }

    /// This program, where it has that identifier.
    open class func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication] {
        current.bundleIdentifier == identifier ? [.current] : []
    }
}
