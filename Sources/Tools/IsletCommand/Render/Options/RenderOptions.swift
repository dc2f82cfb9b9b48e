import Devices
import Foundation
import Host
import IsletModel
import Painter
import ProjectReader
import Snapshot

/// What `render` was asked to draw, and how.
struct RenderOptions: Sendable {
    enum Appearance: String, Sendable, CaseIterable { case light, dark }
    enum Format: String, Sendable, CaseIterable { case png, svg }

    var paths: [String]
    var output: URL
    var device: Device
    /// Whether the device was named, and so holds for every target.
    var isDeviceChosen: Bool
    var os: OSVersion
    var appearances: [Appearance]
    /// Whether the target's widgets have content margins; those made for systems before iOS 17 fill their whole frame.
    var hasContentMargins = true
    /// Whether a widget without a container background is shown as a notice by iOS 17 and later.
    var needsContainerBackground = true
    /// Only these families; nil: all a widget supports.
    var families: [WidgetFamily]?
    /// Only these pictures of Live Activities; nil: all there are.
    var presentations: [ActivityPictureKind]?
    /// The Live Activity to show; nil: those of the previews.
    var activity: ActivityFiles?
    /// What the app groups' user defaults hold; nil: nothing.
    var defaults: GroupDefaults?
    /// Whole screens instead of single views; nil: none.
    var scenes: SceneOptions?
    /// Only these modes; nil: the one a family usually has.
    var modes: [SnapshotContext.RenderingMode]?
    var moment: Date
    var locale: String
    var timeZone: String
    /// Pixels per point; nil: the device's.
    var scale: Double?
    var dynamicTypeSize: String
    /// How much glass covers, from 0 to 1.
    var glass: Double
    var formats: [Format]
    var printsManifest: Bool
    /// Takes the pictures with the views in them, and nothing else is written; nil: they go to the output folder with all that people read.
    var goldens: GoldenSink?
    /// Whether each picture is looked at for what is hard to see, to hear or to touch, and what is read is written beside it.
    var auditsAccessibility = false
    /// With how many states, made up from their types, Live Activities are shown that have none.
    var madeUpStates = 1
    var target: String?
    /// Targets that are left out, because nothing that changed reaches them.
    var leftOut: Set<String> = []
    /// The system targets are built for; nil: each target's own.
    var platform: TargetPlatform?
    /// Folders with checkouts of packages.
    var packageFolders: [URL]
    /// Folders with modules that stand for ones that cannot be had.
    var stubFolders: [URL]
    /// Whether nothing is fetched.
    var isOffline: Bool
    /// Whether packages are asked for again that could not be had.
    var fetchesAgain: Bool
    /// Whether providers, and apps in real time, may use the network.
    var allowsNetwork: Bool
    /// What becomes of their requests instead.
    var exchanges: NetworkExchanges?
    /// What the person's data are that frameworks tell of.
    var fixtures: URL?
    /// How widgets and controls are configured.
    var configured: ConfiguredWidgets
    /// How many entries of each timeline are drawn; nil for all.
    var entryLimit: Int?
    /// How long providers may take, in seconds; nil for as long as on a device.
    var providerTimeout: Double?
    /// Replaces every time limit of the extension, in seconds.
    var timeLimit: Double?
    /// The rules of the system.
    var profile: SystemProfile

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let folder = arguments.value("output") else { throw UsageError("-o DIR is missing: it names the folder for the pictures") }
        try self.init(arguments, output: URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL)
    }

    /// The options of a command that writes its output elsewhere, or nowhere.
    init(_ arguments: ParsedArguments, output: URL) throws(UsageError) {
        paths = arguments.operands
        self.output = output
        isDeviceChosen = arguments.value("device") != nil
        do {
            device = try Device.named(arguments.value("device") ?? Device.defaultName)
        } catch {
            throw UsageError("--device: \(error.description)")
        }
        profile = try Self.profile(arguments.value("rules"))
        os = arguments.value("os").flatMap(OSVersion.init) ?? .standard
        appearances = Self.unique(arguments.list("appearance") ?? Appearance.allCases.map(\.rawValue))
        families = arguments.list("family").map(Self.unique)
        presentations = arguments.list("presentation").map(Self.unique)
        activity = try ActivityFiles(arguments)
        defaults = try GroupDefaults(arguments)
        scenes = try SceneOptions(arguments)
        modes = arguments.list("mode").map(Self.unique)
        formats = Self.unique(arguments.list("format") ?? Format.allCases.map(\.rawValue))
        dynamicTypeSize = arguments.value("dynamic-type") ?? "large"
        printsManifest = arguments.has("json")
        configured = try ConfiguredWidgets(arguments)
        entryLimit = try arguments.value("entries").map { (text) throws(UsageError) in Int(try Self.number(text, "--entries", in: 1...500)) }
        providerTimeout = try arguments.value("provider-timeout").map { (text) throws(UsageError) in
            try Self.number(text, "--provider-timeout", in: 0.1...600)
        }
        allowsNetwork = arguments.has("network") || arguments.value("network-record") != nil
        exchanges = try NetworkFile.asked(arguments)
        fixtures = try FixtureOptions.file(arguments)
        target = arguments.value("target")
        platform = arguments.value("platform").flatMap(TargetPlatform.init)
        packageFolders = (arguments.list("packages") ?? []).map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        stubFolders = (arguments.list("stub") ?? []).map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
        isOffline = arguments.has("offline")
        fetchesAgain = arguments.has("fetch-again")
        timeZone = try Self.timeZone(arguments.value("timezone") ?? "UTC")
        locale = try Self.locale(arguments.value("locale") ?? "en_US")
        moment = try Moment.read(arguments.value("at") ?? Moment.standard, in: TimeZone(identifier: timeZone) ?? .gmt)
        scale = try arguments.value("scale").map { (text) throws(UsageError) in try Self.number(text, "--scale", in: 0.5...8) }
        glass =
            try arguments.value("glass").map { (text) throws(UsageError) in try Self.number(text, "--glass", in: 0...1) } ?? PaintOptions.usualGlass
        timeLimit = try arguments.value("time-limit").map { (text) throws(UsageError) in try Self.number(text, "--time-limit", in: 0.1...3600) }
    }

    /// Whether nothing but Live Activities is wanted.
    var onlyActivities: Bool { presentations != nil && families == nil }
    /// Whether Live Activities are left out.
    var noActivities: Bool { families != nil && presentations == nil && activity == nil }

    /// The same for a target: code for a watch, a Mac or Vision, or for pads alone, is drawn for one, unless a device was named.
    func fitted(to target: BuildTarget) -> RenderOptions {
        let names: [TargetPlatform: String] = [
            .watchOS: Device.defaultWatchName, .macOS: Device.defaultMacName, .visionOS: Device.defaultVisionName,
        ]
        let pad = target.platform == .iOS && target.isForPadsAlone ? Device.defaultPadName : nil
        guard !isDeviceChosen, let name = names[target.platform] ?? pad, let device = try? Device.named(name) else { return self }
        var result = self
        result.device = device
        return result
    }

    /// The same for the widgets of a target: those made for systems before iOS 17 fill their frames.
    func made(for target: BuildTarget) -> RenderOptions {
        var result = self
        result.hasContentMargins = !target.fillsWidgetFrame
        result.needsContainerBackground = target.needsContainerBackground
        return result
    }

    /// What of the projects is read, and where their packages come from.
    func project(includesApps: Bool = false, workshop: Workshop) -> ProjectOptions {
        ProjectOptions(
            target: target, includesApps: includesApps, platform: platform,
            packages: PackageSources(
                folders: packageFolders, cache: workshop.packages, isOffline: isOffline, asksAgain: fetchesAgain),
            stubs: stubFolders)
    }

    private static func unique<Value: RawRepresentable & Hashable>(_ names: [String]) -> [Value] where Value.RawValue == String {
        var seen: Set<Value> = []
        return names.compactMap(Value.init).filter { seen.insert($0).inserted }
    }

    private static func number(_ text: String, _ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double {
        guard let value = Double(text), range.contains(value) else {
            throw UsageError("\(option) cannot be “\(text)”: give a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    private static func profile(_ path: String?) throws(UsageError) -> SystemProfile {
        guard let path else { return .standard }
        do throws(RulesFileProblem) {
            return try RulesFile(contentsOf: URL(fileURLWithPath: path)).profile()
        } catch {
            throw UsageError("--rules: \(error)")
        }
    }

    private static func timeZone(_ name: String) throws(UsageError) -> String {
        if name == "UTC" || TimeZone.knownTimeZoneIdentifiers.contains(name) || TimeZone.abbreviationDictionary[name] != nil { return name }
        throw unknown("--timezone", name, near: NearNames.of(name, in: TimeZone.knownTimeZoneIdentifiers), example: "Europe/Berlin")
    }

    private static func locale(_ name: String) throws(UsageError) -> String {
        if let identifier = LocaleName.identifier(name) { return identifier }
        let written = name.replacingOccurrences(of: "-", with: "_")
        throw unknown("--locale", name, near: NearNames.of(written, in: Locale.availableIdentifiers.sorted()), example: "de_DE")
    }

    private static func unknown(_ option: String, _ name: String, near: [String], example: String) -> UsageError {
        let hint = near.isEmpty ? "write it like \(example)" : "did you mean \(near.joined(separator: ", "))?"
        return UsageError("\(option) has no value “\(name)”: \(hint)")
    }
}
