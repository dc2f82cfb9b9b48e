import Activities
import DeviceSystem
import IsletModel
import Simulation
import WidgetSystem

/// What a device shows, as far as the machines decide it. The views themselves are in the archives.
public struct DeviceScreen: Hashable, Sendable {
    public struct Widget: Hashable, Sendable {
        public var content: WidgetContent
        /// What a toggle was set to whose intent still runs.
        public var toggle: Bool?
        /// What is marked with `invalidatableContent()` is redacted.
        public var isInvalidated = false
    }

    public private(set) var widgets: [WidgetID: Widget] = [:]
    /// The widget on top, by the number of its Smart Stack.
    public private(set) var stacks: [Int: WidgetID] = [:]
    public private(set) var island = IslandPresentation.idle
    public struct Alert: Hashable, Sendable {
        public var activity: String
        public var alert: ActivityAlert
        public var presentation: AlertPresentation
    }

    /// What calls for attention.
    public private(set) var alert: Alert?
    /// What other devices show of activities, by identifier.
    public private(set) var mirrors: [ActivityMirror.Device: [String: ActivityRecord]] = [:]
    /// How often what the gallery offers of an app has changed.
    public private(set) var galleryVersions: [String: Int] = [:]

    init() {}

    /// What machines show that were kept.
    init(_ system: DeviceSystem) {
        for widget in system.first.widgets { widgets[widget.id] = Widget(content: widget.shown, isInvalidated: widget.isInvalidated) }
        stacks = system.first.stackTops
        island = system.second.island.presentation
        for mirror in system.second.mirrors { mirrors[mirror.device] = mirror.shown }
    }

    mutating func show(_ action: DeviceSystem.Action) {
        switch action {
        case .first(let action): show(action)
        case .second(let action): show(action)
        }
    }

    private mutating func show(_ action: WidgetAction) {
        switch action {
        case .placed(let id): widgets[id] = Widget(content: .empty)
        case .show(let id, let content): widgets[id] = Widget(content: content, isInvalidated: widgets[id]?.isInvalidated ?? false)
        case .remove(let id): widgets[id] = nil
        case .rotate(let stack, let id): stacks[stack] = id
        case .showToggle(let id, let isOn): widgets[id]?.toggle = isOn
        case .invalidateContent(let id, let isInvalidated): widgets[id]?.isInvalidated = isInvalidated
        case .galleryChanged(let app): galleryVersions[app, default: 0] += 1
        case .request, .abandon, .terminate, .openApp, .perform: break
        }
    }

    private mutating func show(_ action: ActivitySystemAction) {
        switch action {
        case .show(let presentation): island = presentation
        case .present(let presentation, let alert, let id): self.alert = Alert(activity: id, alert: alert, presentation: presentation)
        case .dismissAlert: alert = nil
        case .mirror(let device, .shows(let record)): mirrors[device, default: [:]][record.id] = record
        case .mirror(let device, .removes(let id)): mirrors[device]?[id] = nil
        case .mirror(_, .alerts): break
        case .archive, .notify: break
        }
    }
}
