import Foundation
import IsletModel

/// Makes a ``BuildTarget`` of a target of an Xcode project.
struct XcodeTargetReader {
    let project: XcodeProject
    let object: XcodeObject
    let settings: BuildSettings

    /// - Parameter platform: nil for the target's own.
    init(project: XcodeProject, object: XcodeObject, configuration: String, platform: TargetPlatform? = nil) {
        self.project = project
        self.object = object
        settings = BuildSettings(target: object, project: project, configuration: configuration, platform: platform)
    }

    var productType: String { object.string("productType") ?? "" }

    func target() throws -> BuildTarget {
        let files = TargetFiles(target: object, project: project, platform: settings.platform)
        var target = BuildTarget(
            name: object.name, moduleName: settings["PRODUCT_MODULE_NAME"].map(ModuleName.identifier), kind: .library,
            root: project.sourceRoot, sources: files.sources)
        target.resources = files.resources.map { ResourceFile(url: $0, generatesCode: !files.withoutCode.contains($0)) }
        target.foreignSources = files.foreignSources
        target.resourceBundleName = object.string("resourceBundleName")
        applySettings(to: &target)
        target.infoPlist = try infoPlist(notes: &target.notes)
        target.resources.removeAll { $0.url == infoPlistFile }
        try readEntitlements(into: &target)
        target.kind = kind(of: target)
        target.notes += settings.notes + files.missing.map(missingFile) + files.displaced.map { $0.note(target: object.name, project: project) }
        target.notes += extensionPointNotes(target)
        target.notes += scriptNotes + PluginNotes(target: object, project: project).notes
        return target
    }

    /// The scripts that Xcode runs while it builds the target.
    private var scriptNotes: [ProjectProblem] {
        let phases = object.strings("buildPhases").compactMap { project[$0] }.filter { $0.isa == "PBXShellScriptBuildPhase" }
        return phases.map { phase in
            let name = phase.string("name") ?? "Run Script"
            return ProjectProblem(
                code: .scriptPhase, file: project.url.appendingPathComponent("project.pbxproj").path,
                message: "the build phase “\(name)” of “\(object.name)” runs a script, which is not run",
                mend: "If it makes sources or resources, run it yourself and add the files to the target")
        }
    }

    private func applySettings(to target: inout BuildTarget) {
        target.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? target.bundleIdentifier
        target.swiftVersion = SwiftVersion.mode(settings["SWIFT_VERSION"] ?? "5")
        target.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter(ModuleName.isIdentifier)
        target.deploymentTarget = settings[settings.platform.deploymentSetting]
        target.platform = settings.platform
        target.xcodeVersion = project.xcodeVersion
        target.accentColorName = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
        target.widgetBackgroundColorName = settings["ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME"]
        target.defaultIsolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"].flatMap { $0 == "MainActor" ? $0 : nil }
        target.generatesAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        target.generatesStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        target.packageName = settings["SWIFT_PACKAGE_NAME"]
        let flags = CompilerFlags(settings.list("OTHER_SWIFT_FLAGS"))
        target.conditions += flags.conditions.filter { !target.conditions.contains($0) }
        target.features = UpcomingFeatures.features(in: settings) + flags.features
    }

    private var infoPlistFile: URL? { settings["INFOPLIST_FILE"].map(file) }

    private func file(_ path: String) -> URL {
        FileSpelling.onDisk(URL(fileURLWithPath: path, relativeTo: project.sourceRoot).standardizedFileURL)
    }

    private func infoPlist(notes: inout [ProjectProblem]) throws -> [String: PropertyListValue] {
        var result: [String: PropertyListValue] = [:]
        let properties = object.fields["infoPlistProperties"].flatMap { settings.expansion.expand($0).dictionary }
        if let file = infoPlistFile {
            if FileTree.exists(file) {
                result = settings.expansion.expand(try PropertyListFile.read(file)).dictionary ?? [:]
            } else if properties == nil {
                notes.append(
                    ProjectProblem(
                        code: .noSuchFile, file: file.path, message: "the Info.plist of target “\(object.name)” is missing",
                        mend: "Add the file or correct INFOPLIST_FILE"))
            }
        }
        result.merge(properties ?? [:]) { _, own in own }
        if let families = settings["TARGETED_DEVICE_FAMILY"] { result["UIDeviceFamily"] = GeneratedInfoKey.families(families) }
        guard settings.isOn("GENERATE_INFOPLIST_FILE") || infoPlistFile == nil else { return result }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.values.keys.sorted() where name.hasPrefix(prefix) {
            guard let value = settings[name] else { continue }
            let key = GeneratedInfoKey(setting: String(name.dropFirst(prefix.count)))
            result[key.name] = key.value(value)
        }
        return result
    }

    private func readEntitlements(into target: inout BuildTarget) throws {
        let properties = object.fields["entitlementsProperties"].flatMap { settings.expansion.expand($0).dictionary }
        target.hasEntitlements = properties != nil
        target.entitlements = properties ?? [:]
        guard let path = settings["CODE_SIGN_ENTITLEMENTS"] else { return }
        let file = file(path)
        guard FileTree.exists(file) else {
            guard properties == nil else { return }
            target.notes.append(
                ProjectProblem(
                    code: .noSuchFile, file: file.path, message: "the entitlements of target “\(object.name)” are missing",
                    mend: "Add the file or correct CODE_SIGN_ENTITLEMENTS"))
            return
        }
        target.entitlements.merge(settings.expansion.expand(try PropertyListFile.read(file)).dictionary ?? [:]) { own, _ in own }
        target.hasEntitlements = true
    }

    private func kind(of target: BuildTarget) -> BuildTarget.Kind {
        if productType.contains("unit-test") || productType.contains("ui-testing") { return .test }
        if productType.hasPrefix("com.apple.product-type.application") { return .app }
        guard productType.hasSuffix("extension") else { return .library }
        guard let point = extensionPoint(target) else { return declaresWidgets(target) ? .widgetExtension : .library }
        return point == Self.widgetPoint || misnamesWidgetPoint(target) ? .widgetExtension : .library
    }

    private static let widgetPoint = "com.apple.widgetkit-extension"

    /// Whether the target holds WidgetKit's widgets and names another point of widgets, such as that of the Today view's.
    private func misnamesWidgetPoint(_ target: BuildTarget) -> Bool {
        guard let point = extensionPoint(target), point != Self.widgetPoint else { return false }
        return point.lowercased().contains("widget") && declaresWidgets(target)
    }

    private func extensionPointNotes(_ target: BuildTarget) -> [ProjectProblem] {
        guard target.kind == .widgetExtension, misnamesWidgetPoint(target), let point = extensionPoint(target) else { return [] }
        let message = "target “\(object.name)” holds WidgetKit's widgets and names the extension point \(point)"
        let file = infoPlistFile ?? project.url.appendingPathComponent("project.pbxproj")
        return [
            ProjectProblem(
                code: .extensionPoint, file: file.path, message: message,
                mend: "Write \(Self.widgetPoint) as NSExtensionPointIdentifier: a device shows no widget of this extension")
        ]
    }

    private func extensionPoint(_ target: BuildTarget) -> String? {
        target.infoPlist["NSExtension"]?["NSExtensionPointIdentifier"]?.string
            ?? target.infoPlist["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    }

    /// Sources that cannot be read count as having no widgets; reading them for the build will say so.
    private func declaresWidgets(_ target: BuildTarget) -> Bool {
        let scans = target.sources.compactMap { try? SourceScan(contentsOf: $0) }
        return scans.contains { $0.imports.contains("WidgetKit") } && scans.contains(where: \.hasMain)
    }

    private func missingFile(_ file: URL) -> ProjectProblem {
        ProjectProblem(
            code: .noSuchFile, file: file.path, message: "target “\(object.name)” lists this file, but it is missing",
            mend: "Add the file, or take it out of the target")
    }
}
