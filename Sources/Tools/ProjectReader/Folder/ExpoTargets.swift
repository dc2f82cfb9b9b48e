import Foundation

/// Widget extensions of an Expo app whose Xcode project is not there: a folder each, with an `expo-target.config` that says what it is.
struct ExpoTargets {
    let folder: URL
    let options: ProjectOptions

    private static let platforms: [String: TargetPlatform] = ["widget": .iOS, "watch-widget": .watchOS]

    func targets() throws -> [BuildTarget] {
        let files = try FileTree.files(in: folder).filter { $0.lastPathComponent.hasPrefix("expo-target.config.") }
        return try files.compactMap { file in
            let text = String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self)
            guard let platform = Self.value(of: "type", in: text).flatMap({ Self.platforms[$0] }) else { return nil }
            return try target(file.deletingLastPathComponent(), platform, text)
        }
    }

    private func target(_ folder: URL, _ platform: TargetPlatform, _ text: String) throws -> BuildTarget? {
        guard var target = try FolderReader(folder: folder, options: options).targets().first else { return nil }
        let shared = [folder, folder.deletingLastPathComponent()].map { $0.appendingPathComponent("_shared") }.filter(FileTree.isFolder)
        let files = try shared.flatMap { try FileTree.files(in: $0) }.filter { $0.pathExtension == "swift" && !target.sources.contains($0) }
        target.sources += files
        target.name = Self.value(of: "name", in: text) ?? folder.lastPathComponent
        target.moduleName = ModuleName.identifier(from: target.name)
        target.kind = .widgetExtension
        target.platform = platform
        target.deploymentTarget = Self.value(of: "deploymentTarget", in: text)
        try addAssets(ExpoAssets(text, folder: folder, root: self.folder), to: &target)
        return target
    }

    /// Makes the catalog that the plug-in of the app's project would write.
    private func addAssets(_ assets: ExpoAssets, to target: inout BuildTarget) throws {
        guard !assets.isEmpty else { return }
        let place = options.packages.cache ?? FileManager.default.temporaryDirectory.appendingPathComponent("islet-packages")
        let catalog = place.appendingPathComponent("expo-assets/\(assets.key)/Assets.xcassets")
        if !FileManager.default.fileExists(atPath: catalog.path) { try assets.write(to: catalog) }
        target.resources.append(ResourceFile(url: catalog))
        if assets.hasAccent { target.accentColorName = target.accentColorName ?? ExpoAssets.accent }
        if assets.hasBackground { target.widgetBackgroundColorName = target.widgetBackgroundColorName ?? ExpoAssets.background }
    }

    /// The text after `name:` or `"name":`, in quotation marks.
    private static func value(of name: String, in text: String) -> String? {
        let pattern = "\\b\(name)[\"']?\\s*:\\s*[\"']([^\"']+)[\"']"
        guard let expression = try? NSRegularExpression(pattern: pattern),
            let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)), let range = Range(match.range(at: 1), in: text)
        else { return nil }
        return String(text[range])
    }
}
