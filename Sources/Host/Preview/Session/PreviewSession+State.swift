import Activities
import Foundation
import IsletModel
import Scenes
import Simulation
import WidgetSystem

/// The state as pages and programs read it: sections, each sent when it is another one.
extension PreviewSession {
    func state() -> [String: Data] {
        [
            "device": SessionReply.encode(DeviceSection(setup)), "clock": SessionReply.encode(clockSection),
            "screen": SessionReply.encode(screenSection),
            "regions": SessionReply.encode(screen?.regions ?? []), "apps": SessionReply.encode(appSections),
            "widgets": SessionReply.encode(widgetSections), "controls": SessionReply.encode(controlSections),
            "settings": SessionReply.encode(settingsSection),
            "activities": SessionReply.encode(activitySections), "build": SessionReply.encode(log.build),
            "diagnostics": SessionReply.encode(problems),
        ]
    }

    /// What programs gave rise to, and what is wrong with what the screen shows.
    var problems: [PreviewLog.Note] {
        let shown = screen?.scene.snapshot.diagnostics.filter { $0.code != .leftOutOfScene }.map { PreviewLog.Note($0) } ?? []
        return log.notes + shown.filter { !log.notes.contains($0) }
    }

    struct DeviceSection: Encodable {
        var name: String
        var os: String
        var width: Double
        var height: Double
        var cornerRadius: Double
        var scale: Double
        var locale: String
        var timeZone: String

        init(_ setup: PreviewSetup) {
            (name, os, width, height) = (setup.device.name, setup.os.rawValue, setup.device.screen.width, setup.device.screen.height)
            (cornerRadius, scale, locale, timeZone) = (setup.device.cornerRadius, setup.device.scale, setup.locale, setup.timeZone)
        }
    }

    /// Moments in milliseconds since 1970. The device's moment was `moment` at the second `set` of the session; a message says its second.
    struct ClockSection: Encodable {
        var moment: Double
        var set: Double
        var speed: Double
        var isPlaying: Bool
        var start: Double
        var next: Double?
    }

    private var clockSection: ClockSection {
        ClockSection(
            moment: (clock.moment.timeIntervalSince1970 * 1000).rounded(), set: clock.set, speed: clock.speed, isPlaying: clock.isPlaying,
            start: (setup.start.timeIntervalSince1970 * 1000).rounded(), next: driver.nextMoment.map { ($0.timeIntervalSince1970 * 1000).rounded() })
    }

    struct ScreenSection: Encodable {
        var place: String
        /// Of what is shown, in points.
        var width: Double
        var height: Double
        var cornerRadius: Double
        var page: Int
        var pages: Int
        var look: String
        var style: String
        /// Styles that the system has.
        var styles: [String]
        var isLocked: Bool
        var app: String?
        /// `idle`, `compact`, `minimal` or `expanded`.
        var island: String
        var notes: [String]
    }

    private var screenSection: ScreenSection {
        let size = screen?.scene.snapshot.size ?? setup.device.screen
        var section = ScreenSection(
            place: place.name, width: size.width, height: size.height, cornerRadius: screen?.scene.cornerRadius ?? setup.device.cornerRadius, page: 0,
            pages: pageCount, look: look.rawValue, style: style.rawValue,
            styles: HomeStyle.allCases.filter { $0.exists(on: setup.os) }.map(\.rawValue), isLocked: isLocked, app: driver.foreground,
            island: driver.screen.island.name, notes: screen?.scene.snapshot.diagnostics.filter { $0.code == .leftOutOfScene }.map(\.message) ?? [])
        if case .home(let page) = place { section.page = page }
        return section
    }

    /// Pages of the Home Screen.
    var pageCount: Int { Self.pageCount(of: driver.system.first.widgets.map(\.placement)) }

    static func pageCount(of placements: [WidgetPlacement]) -> Int {
        let pages = placements.map { placement in
            if case .homeScreen(let page) = placement.place { page } else { 0 }
        }
        return (pages.max() ?? 0) + 1
    }

    struct AppSection: Encodable {
        var id: String
        var name: String
        var hasCode: Bool
        var isInFront: Bool
    }

    private var appSections: [AppSection] {
        let composer = PreviewComposer(setup: setup, programs: programs, driver: driver, place: place, look: look)
        return driver.apps.keys.sorted().map {
            AppSection(id: $0, name: composer.name(of: $0), hasCode: driver.hasCode($0), isInFront: driver.foreground == $0)
        }
    }

    struct WidgetSection: Encodable {
        var id: Int
        var kind: String
        var family: String
        var app: String
        var place: String
        var page: Int?
        var configuration: String?
        var stack: Int?
        /// `entry 2 of timeline 1`, `placeholder`, …
        var shows: String
    }

    private var widgetSections: [WidgetSection] {
        driver.system.first.widgets.map { widget in
            let placement = widget.placement
            var section = WidgetSection(
                id: widget.id.rawValue, kind: placement.kind, family: placement.family.rawValue, app: placement.app, place: placement.place.short,
                configuration: placement.configuration, stack: placement.stack, shows: widget.content.words)
            if case .homeScreen(let page) = placement.place { section.page = page }
            return section
        }
    }

    struct ControlSection: Encodable {
        var id: String
        var kind: String
        var title: String
        var app: String
        /// `controlSmall`, `control` or `controlLarge`.
        var size: String
        var configuration: String?
    }

    private var controlSections: [ControlSection] {
        driver.controls.map { control in
            ControlSection(
                id: control.id, kind: control.kind, title: control.title, app: control.app,
                size: (controlSizes[control.id] ?? .control).rawValue, configuration: control.configuration)
        }
    }

    /// What a person has changed in Settings, so that switches show it.
    struct SettingsSection: Encodable {
        var locale: String
        var timeZone: String
        var textSize: String
        var isHighContrast: Bool
        var accessibility: [String]
        var isLowPower: Bool
        var isOnline: Bool
        var allowsActivities: Bool
    }

    private var settingsSection: SettingsSection {
        let settings = driver.settings
        let activities = driver.system.second.activities
        return SettingsSection(
            locale: settings.locale ?? setup.locale, timeZone: settings.timeZone ?? setup.timeZone, textSize: settings.textSize ?? "large",
            isHighContrast: settings.isHighContrast ?? false, accessibility: (settings.accessibility ?? []).sorted(),
            isLowPower: driver.system.first.isLowPower, isOnline: driver.system.first.isOnline,
            allowsActivities: driver.apps.keys.sorted().allSatisfy { activities.permissions(of: $0).areActivitiesEnabled })
    }

    struct ActivitySection: Encodable {
        var id: String
        var type: String
        var app: String
        var phase: String
        /// JSON texts.
        var attributes: String
        var state: String
        /// Bytes of attributes and state, and how many there may be.
        var bytes: Int
        var mostBytes: Int
        var staleDate: Double?
        var relevance: Double
    }

    private var activitySections: [ActivitySection] {
        let rules = driver.system.second.activities.rules
        return driver.system.second.activities.records.filter { $0.phase != .dismissed }.map { record in
            ActivitySection(
                id: record.id, type: record.attributesType, app: record.app, phase: record.phase.rawValue,
                attributes: String(decoding: record.attributes, as: UTF8.self), state: String(decoding: record.payload.state, as: UTF8.self),
                bytes: record.attributes.count + record.payload.state.count, mostBytes: rules.payloadBytes,
                staleDate: record.payload.staleDate.map { ($0.timeIntervalSince1970 * 1000).rounded() }, relevance: record.payload.relevanceScore)
        }
    }
}

extension IslandPresentation {
    var name: String {
        switch self {
        case .idle: "idle"
        case .compact: "compact"
        case .minimal: "minimal"
        case .expanded: "expanded"
        }
    }
}

extension WidgetPlace {
    fileprivate var short: String {
        switch self {
        case .homeScreen: "home"
        case .todayView: "today"
        case .lockScreen: "lock"
        case .standBy: "standby"
        case .carPlay: "carplay"
        }
    }
}

extension WidgetContent {
    fileprivate var words: String {
        switch self {
        case .empty: "nothing yet"
        case .placeholder: "placeholder"
        case .snapshot: "snapshot"
        case .entry(let timeline, let index): "entry \(index + 1) of timeline \(timeline)"
        case .blank: "blank"
        }
    }
}
