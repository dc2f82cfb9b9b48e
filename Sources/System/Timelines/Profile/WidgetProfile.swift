import Foundation

/// Every number of the rules for widgets, of one device and one authority on what is free.
public struct WidgetProfile: Sendable {
    public let limits: TimelineLimits
    public let timing: ReloadTiming
    public let budget: BudgetRules
    public let reloads: ReloadRules
    public let memory: MemoryLimits
    public let stack: StackRules

    public static let standard: WidgetProfile = {
        do {
            return try WidgetProfile(.standard)
        } catch {
            preconditionFailure("Data/rules.json of Timelines: \(error)")
        }
    }()

    /// The profile of a device.
    ///
    /// - Parameters:
    ///   - device: Name of a device; one that the files say nothing of has the common numbers.
    ///   - authority: Whose list of free reloads is followed.
    ///   - overrides: A file in the form of `Data/rules.json` that says some of it differently.
    /// - Throws: `RulesFileError` or `DecodingError` for a file of overrides that cannot be used.
    public init(device: String? = nil, authority: ExemptionAuthority = .apple, overrides: Data? = nil) throws {
        var file = RulesFile.standard
        if let overrides { file = try file.overridden(by: JSONDecoder().decode(RulesFile.self, from: overrides)) }
        if let device, let numbers = file.devices[device] { file.numbers.merge(numbers) { $1 } }
        try self.init(file, authority: authority)
    }

    init(_ file: RulesFile, authority: ExemptionAuthority = .apple) throws {
        limits = try TimelineLimits(file)
        timing = try ReloadTiming(file)
        budget = try BudgetRules(file)
        reloads = try ReloadRules(file, authority: authority)
        memory = try MemoryLimits(file)
        stack = try StackRules(file)
    }

    /// Every number with its source.
    public static var sources: [String: SourcedValue] { RulesFile.standard.numbers }
}

/// Private memory a process may write to, in bytes. Beyond, the system ends it.
public struct MemoryLimits: Hashable, Sendable {
    public let widget: Int
    /// While it archives a Live Activity.
    public let activity: Int

    init(_ file: RulesFile) throws {
        widget = Int(try file.number("widgetMemoryBytes"))
        activity = Int(try file.number("activityMemoryBytes"))
    }
}

/// How Smart Stacks rotate.
public struct StackRules: Hashable, Sendable {
    public let mostWidgets: Int
    /// Seconds between two rotations.
    public let rotation: Double
    /// Seconds a widget stays on top that the user swiped to.
    public let swipe: Double

    init(_ file: RulesFile) throws {
        mostWidgets = Int(try file.number("stackWidgets"))
        rotation = try file.number("stackRotationSeconds")
        swipe = try file.number("stackSwipeSeconds")
    }
}
