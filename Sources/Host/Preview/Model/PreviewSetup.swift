import DeviceDriver
import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Scenes
import Snapshot

/// What a session is about: the device, and how one is made.
public struct PreviewSetup: Sendable {
    public var device: Device
    public var os: OSVersion
    public var locale: String
    /// Whose clock the screen shows.
    public var timeZone: String
    /// The moment the device is turned on for the first time.
    public var start: Date
    /// Makes a device without any past in a folder.
    public var makeDriver: @Sendable (DeviceFolder, Date, @escaping (DriverReport) -> Void) throws -> DeviceDriver
    public var makeFolder: @Sendable () throws -> DeviceFolder
    public var removeFolder: @Sendable (DeviceFolder) -> Void

    public init(
        device: Device, os: OSVersion, locale: String, timeZone: String, start: Date,
        makeDriver: @escaping @Sendable (DeviceFolder, Date, @escaping (DriverReport) -> Void) throws -> DeviceDriver,
        makeFolder: @escaping @Sendable () throws -> DeviceFolder, removeFolder: @escaping @Sendable (DeviceFolder) -> Void
    ) {
        (self.device, self.os, self.locale, self.timeZone, self.start) = (device, os, locale, timeZone, start)
        (self.makeDriver, self.makeFolder, self.removeFolder) = (makeDriver, makeFolder, removeFolder)
    }
}

/// Built programs, ready to be installed on a device.
public struct PreviewPrograms: Sendable {
    /// The apps with their extensions, for a device folder.
    public var apps: @Sendable (DeviceFolder) -> [HostedApp]
    /// Bundle identifiers of apps by the names of their targets.
    public var names: [String: String]
    /// Sorts the views of an activity that was archived.
    public var activityViews: @Sendable (_ attributesType: String, ArchivedEntry) -> PreviewActivityViews
    /// Sorts the views of a widget that was archived.
    public var widgetViews: @Sendable (WidgetFamily, ArchivedEntry) -> [SceneViewKey: Snapshot]
    /// The surroundings of an app's window.
    public var window: @Sendable (_ isDark: Bool) -> RenderVariant
    /// Whether widgets have content margins, and so need a container background.
    public var needsBackground: @Sendable (_ app: String) -> Bool
    /// Where types are declared, by their names.
    public var declarations: @Sendable () -> [String: SourcePlace]
    /// The files of the sources as they are.
    public var sources: @Sendable () -> [TraceFile.Source]

    public init(
        apps: @escaping @Sendable (DeviceFolder) -> [HostedApp], names: [String: String],
        activityViews: @escaping @Sendable (String, ArchivedEntry) -> PreviewActivityViews,
        widgetViews: @escaping @Sendable (WidgetFamily, ArchivedEntry) -> [SceneViewKey: Snapshot],
        window: @escaping @Sendable (Bool) -> RenderVariant, needsBackground: @escaping @Sendable (String) -> Bool,
        declarations: @escaping @Sendable () -> [String: SourcePlace] = { [:] }, sources: @escaping @Sendable () -> [TraceFile.Source] = { [] }
    ) {
        (self.apps, self.names, self.activityViews, self.widgetViews) = (apps, names, activityViews, widgetViews)
        (self.window, self.needsBackground, self.declarations) = (window, needsBackground, declarations)
        self.sources = sources
    }
}

/// A line of the sources.
public struct SourcePlace: Codable, Hashable, Sendable {
    public var file: String
    /// From 1.
    public var line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// The views of a Live Activity in one state.
public struct PreviewActivityViews: Sendable {
    /// Those that a place shows in a look.
    public var views: @Sendable (SceneViewKey) -> [ActivityPresentation: Snapshot]
    public var small: [Snapshot]

    public init(views: @escaping @Sendable (SceneViewKey) -> [ActivityPresentation: Snapshot], small: [Snapshot]) {
        (self.views, self.small) = (views, small)
    }
}

/// What came of building.
public enum PreviewBuild: Sendable {
    case started
    /// - Parameter seconds: From the change to the built programs.
    case succeeded(PreviewPrograms, diagnostics: [Finding], seconds: Double)
    case failed(diagnostics: [Finding], seconds: Double)
    /// Literals of these programs, by bundle identifier, are others; the programs go on.
    ///
    /// - Parameter seconds: From the change to the programs' having them.
    case edited(programs: Set<String>, seconds: Double)
}
