import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct Choice: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
}

nonisolated struct PlaceEntry: TimelineEntry {
    let date: Date
    let place: String
}

/// Of the main actor, as is all of this module that says nothing else.
struct MainProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { entry() }
    func snapshot(for configuration: Choice, in context: Context) -> PlaceEntry { entry() }
    func timeline(for configuration: Choice, in context: Context) async -> Timeline<PlaceEntry> { Timeline(entries: [entry()], policy: .never) }

    private func entry() -> PlaceEntry {
        MainActor.preconditionIsolated()
        return PlaceEntry(date: .now, place: "main")
    }
}

nonisolated struct FreeProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now, place: "placeholder") }
    @concurrent func snapshot(for configuration: Choice, in context: Context) async -> PlaceEntry { entry() }
    @concurrent func timeline(for configuration: Choice, in context: Context) async -> Timeline<PlaceEntry> {
        Timeline(entries: [entry()], policy: .never)
    }

    private func entry() -> PlaceEntry { PlaceEntry(date: .now, place: Thread.isMainThread ? "main" : "apart") }
}

struct MainValue: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async -> Bool {
        MainActor.preconditionIsolated()
        return true
    }
}

struct HeldValue: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() -> Bool {
        usleep(700_000)
        return true
    }
}

struct Switch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct MainWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "main", intent: Choice.self, provider: MainProvider()) {
            Text($0.place).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct FreeWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "free", intent: Choice.self, provider: FreeProvider()) {
            Text($0.place).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct MainControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "control", provider: MainValue()) { isOn in
            ControlWidgetToggle("Switch", isOn: isOn, action: Switch()) { Label($0 ? "Yes" : "No", systemImage: "star") }
        }
    }
}

struct HeldControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "held", provider: HeldValue()) { isOn in
            ControlWidgetToggle("Held", isOn: isOn, action: Switch()) { Label($0 ? "Yes" : "No", systemImage: "star") }
        }
    }
}

@main struct Widgets: WidgetBundle {
    var body: some Widget {
        MainWidget()
        FreeWidget()
        MainControl()
        HeldControl()
    }
}
