import Foundation
import IsletModel
import Ledger
import Simulation
import Timelines

/// The system's rules for widgets as one state machine: apps and their extensions, placed widgets, timelines and their reloads, budgets,
/// stacks and taps. Events and the time go in; requests to extensions, what is shown and the ledger come out.
///
/// Reloads of one extension run one after another; a placed widget goes from placeholder to snapshot to timeline and keeps what it shows
/// until something better comes.
public struct WidgetSystem: StateMachine {
    public let profile: WidgetProfile
    public let device: DeviceDescription
    /// Decides how late policies are served.
    public let seed: UInt64
    let tapRules: TapRules

    var apps: [InstalledApp] = []
    var appPlaces: [String: Int] = [:]
    var extensions: [InstalledExtension] = []
    /// By number, also those that were removed.
    var placedWidgets: [PlacedWidget] = []
    /// Places of those that were not.
    var present: [Int] = []
    var stacks: [SmartStack] = []
    var stackPlaces: [Int: Int] = [:]
    var state = DeviceState()
    var requests = 0

    var widgetTimers = DueQueue()
    var extensionTimers = DueQueue()
    var stackTimers = DueQueue()

    /// The moment of the running step, and its answer.
    var now = Date.distantPast
    var output = MachineOutput<WidgetAction>()

    public init(profile: WidgetProfile = .standard, device: DeviceDescription = DeviceDescription(), seed: UInt64 = 0) {
        self.profile = profile
        self.device = device
        self.seed = seed
        tapRules = TapRules(system: device.system, features: profile.features)
    }

    public var nextDue: Date? {
        var next = extensionTimers.earliest
        for due in [widgetTimers.earliest, stackTimers.earliest] {
            guard let due else { continue }
            next = next.map { min($0, due) } ?? due
        }
        return next
    }

    public mutating func handle(_ event: WidgetEvent, at time: Date, into output: inout MachineOutput<WidgetAction>) {
        swap(&self.output, &output)
        fireTimers(until: time)
        now = max(now, time)
        take(event)
        swap(&self.output, &output)
    }

    public mutating func advance(to time: Date, into output: inout MachineOutput<WidgetAction>) {
        swap(&self.output, &output)
        fireTimers(until: time)
        swap(&self.output, &output)
    }

    /// Does what is due in the order of time; at the same moment first extensions, then widgets, then stacks.
    private mutating func fireTimers(until time: Date) {
        while let due = nextDue, due <= time {
            now = max(now, due)
            if let place = extensionTimers.popDue(at: due) {
                fireExtension(place)
            } else if let place = widgetTimers.popDue(at: due) {
                fireWidget(place)
            } else if let place = stackTimers.popDue(at: due) {
                rotateStack(place)
            }
        }
    }
}

/// What the device is doing.
struct DeviceState: Hashable, Codable, Sendable {
    var isLocked = false
    /// Not unlocked since it was started.
    var isBeforeFirstUnlock = false
    var isLowPower = false
    var isOnline = true
    var page = 0
    var isTodayViewShown = false
}
