import Activities
import Builder
import DeviceDriver
import Devices
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import ProjectReader
import WidgetSystem

/// A built program that described itself: an app or an extension.
struct HostProgram {
    let product: BuildProduct
    let launch: ExtensionLaunch
    let bundle: BundleDescription
    /// The finished `Info.plist` of the built bundle.
    let information: [String: PropertyListValue]
    /// Fonts that could not be read.
    let fontFindings: [Finding]

    /// Starts the program and asks what is in it. What it draws with, the painter of this process knows from here on.
    init(_ product: BuildProduct, launch: ExtensionLaunch) throws {
        let process = try ExtensionProcess(launch)
        defer { process.quit() }
        self.product = product
        self.launch = launch
        fontFindings = ProgramFonts.register(product)
        bundle = try process.describe()
        information = try PropertyListFile.read(product.bundle.appendingPathComponent("Info.plist")).dictionary ?? [:]
    }

    private init(_ other: HostProgram, launch: ExtensionLaunch) {
        (product, self.launch, bundle, information) = (other.product, launch, other.bundle, other.information)
        fontFindings = other.fontFindings
    }

    /// The same program on another device folder.
    func placed(on folder: DeviceFolder, options: RenderOptions) -> HostProgram {
        HostProgram(self, launch: ExtensionLaunch(product, on: folder, options: options))
    }

    var identifier: String { product.target.bundleIdentifier }
    /// Loose files are an app when they declare a window.
    var isApp: Bool { product.target.kind == .app || bundle.windowCount > 0 }

    /// What of the extensions and apps at the paths goes on one device.
    static func targets(at options: RenderOptions) throws -> [BuildTarget] { InstallableTargets(try everyTarget(at: options)).targets }

    /// Extensions and apps at the paths: each folder and project by itself; Swift files together make one program.
    static func everyTarget(at options: RenderOptions) throws -> [BuildTarget] {
        let files = options.paths.filter { $0.hasSuffix(".swift") }
        let projects = options.paths.filter { !$0.hasSuffix(".swift") }.map { [$0] } + (files.isEmpty ? [] : [files])
        return try projects.flatMap {
            try ProjectReader.read($0, options: options.project(includesApps: true, workshop: Workshop(installation: .current)))
        }.filter { !options.leftOut.contains($0.name) }
    }

    /// Programs as apps: each extension belongs to the app whose identifier its own begins with, to the only app there is, or is an
    /// app of its own.
    static func apps(of programs: [HostProgram], options: RenderOptions) -> [HostedApp] {
        let apps = programs.filter(\.isApp)
        var extensions: [String: [HostProgram]] = [:]
        for program in programs where !program.isApp {
            let prefixes = apps.map(\.identifier).filter { program.identifier.hasPrefix($0 + ".") }
            let only = apps.count == 1 ? apps[0].identifier : nil
            extensions[prefixes.max { $0.count < $1.count } ?? only ?? program.identifier, default: []].append(program)
        }
        let hosted = apps.map { $0.hosted(with: extensions.removeValue(forKey: $0.identifier) ?? [], options: options) }
        let alone = extensions.sorted { $0.key < $1.key }.map { HostedApp(identifier: $0.key, extensions: $0.value, options: options) }
        return hosted + alone
    }

    /// Bundle identifiers of apps by the names of their targets.
    static func names(of apps: [HostedApp], _ programs: [HostProgram]) -> [String: String] {
        let identifiers = Set(apps.map(\.identifier))
        let targets = programs.filter { identifiers.contains($0.identifier) }.map { ($0.product.target.name, $0.identifier) }
        return Dictionary(targets) { first, _ in first }
    }

    private func hosted(with extensions: [HostProgram], options: RenderOptions) -> HostedApp {
        var app = HostedApp(identifier: identifier, extensions: extensions, options: options)
        var launch = launch
        launch.role = .app
        launch.limits = options.profile.apps
        app.launch = launch
        app.activities = ActivityApp(
            id: identifier, supportsActivities: Self.isTrue(information["NSSupportsLiveActivities"]) ?? false,
            supportsFrequentPushes: Self.isTrue(information["NSSupportsLiveActivitiesFrequentUpdates"]) ?? false)
        app.urlSchemes = Self.urlSchemes(information)
        return app
    }

    static func isTrue(_ value: PropertyListValue?) -> Bool? {
        if case .boolean(let isTrue)? = value { isTrue } else { nil }
    }

    private static func urlSchemes(_ information: [String: PropertyListValue]) -> Set<String> {
        guard case .array(let types)? = information["CFBundleURLTypes"] else { return [] }
        var schemes: Set<String> = []
        for case .dictionary(let type) in types { schemes.formUnion(type["CFBundleURLSchemes"]?.strings.map { $0.lowercased() } ?? []) }
        return schemes
    }
}

extension HostedApp {
    init(identifier: String, extensions: [HostProgram], options: RenderOptions) {
        let parts = extensions.map { DeviceExtension($0, app: identifier, options: options) }
        self.init(
            description: AppDescription(identifier, extensions: parts.map(WidgetExtensionDescription.init)), activities: ActivityApp(id: identifier),
            extensions: parts)
    }
}

extension DeviceExtension {
    init(_ program: HostProgram, app: String, options: RenderOptions) {
        let options = options.made(for: program.product.target)
        let supportsSmall = program.bundle.widgets.contains { $0.supplementalFamilies.contains("small") }
        let hasActivities = program.bundle.widgets.contains { $0.attributesType != nil }
        var bundle = program.bundle
        let wantsLocation = HostProgram.isTrue(program.information["NSWidgetWantsLocation"]) ?? false
        for place in bundle.widgets.indices { bundle.widgets[place].wantsLocation = wantsLocation }
        self.init(
            app: app, launch: program.launch, bundle: bundle,
            variants: { VariantPlan(family: $0, options: options)?.variants.prefix(1).map(\.request) ?? [] },
            activityVariants: hasActivities ? ActivityPlan(options: options, supportsSmall: supportsSmall).variants.map(\.request) : [])
        limits = options.profile.widgets.limits
        controlVariants =
            VariantPlan(control: .control, options: options)?.variants.prefix(1).map {
                ControlVariant(place: ControlPlaceName.control.rawValue, variant: $0.request)
            } ?? []
    }
}

extension WidgetExtensionDescription {
    init(_ program: DeviceExtension) {
        self.init(program.identifier, widgets: program.placeable)
    }
}
