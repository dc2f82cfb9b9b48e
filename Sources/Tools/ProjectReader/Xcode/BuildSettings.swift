import Foundation
import IsletModel

/// The build settings of a target in one configuration: project, then target, each with its `.xcconfig` file below it.
struct BuildSettings {
    private(set) var values: [String: String]
    /// The platform the settings are for.
    let platform: TargetPlatform
    /// Problems with `.xcconfig` files.
    private(set) var notes: [ProjectProblem] = []

    /// - Parameter platform: nil for the one the settings themselves name.
    init(target: XcodeObject, project: XcodeProject, configuration: String, platform: TargetPlatform? = nil) {
        guard let platform else {
            let general = BuildSettings(target: target, project: project, configuration: configuration, platform: .iOS)
            let own = TargetPlatform.choose(sdk: general["SDKROOT"], supported: general.list("SUPPORTED_PLATFORMS"))
            self = own == .iOS ? general : BuildSettings(target: target, project: project, configuration: configuration, platform: own)
            return
        }
        self.platform = platform
        values = Self.defaults(target: target, project: project, configuration: configuration, platform: platform)
        for owner in [project.root, target] {
            guard let settings = Self.configuration(named: configuration, of: owner, project: project) else { continue }
            if let file = Self.baseFile(of: settings, project: project) {
                var reader = XcconfigFile()
                apply(reader.read(file))
                notes += reader.notes
            }
            let own = settings.fields["buildSettings"]?.dictionary ?? [:]
            apply(own.sorted { $0.key < $1.key }.map { ($0.key, $0.value.strings.joined(separator: " ")) })
        }
    }

    var expansion: SettingExpansion { SettingExpansion(settings: values) }

    /// The value with its variables replaced; nil where it is unset or empty.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let expanded = expansion.expand(value).trimmingCharacters(in: .whitespaces)
        return expanded.isEmpty ? nil : expanded
    }

    func list(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

    func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    /// Settings with conditions (`KEY[sdk=iphoneos*]`) win over those without where the condition holds.
    private mutating func apply(_ settings: [(String, String)]) {
        let plain = settings.filter { !$0.0.contains("[") }
        let conditional = settings.compactMap { ConditionalSetting($0.0, value: $0.1) }.filter { $0.holds(on: platform) }
        for (name, value) in plain + conditional.map({ ($0.name, $0.value) }) {
            guard value.contains("$") else {
                values[name] = value
                continue
            }
            let inherited = values[name] ?? ""
            let references = ["$(inherited)", "${inherited}", "$inherited", "$(\(name))", "${\(name)}"]
            values[name] = references.reduce(value) { $0.replacingOccurrences(of: $1, with: inherited) }
        }
    }

    private static func defaults(
        target: XcodeObject, project: XcodeProject, configuration: String, platform: TargetPlatform
    ) -> [String: String] {
        let root = project.sourceRoot.path
        return [
            "TARGET_NAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root, "PROJECT_NAME": project.name,
            "PROJECT_FILE_PATH": project.url.path, "CONFIGURATION": configuration,
            "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en",
            "PLATFORM_NAME": platform.sdks.simulator, "EFFECTIVE_PLATFORM_NAME": platform == .macOS ? "" : "-" + platform.sdks.simulator,
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
            "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
        ]
    }

    private static func configuration(named name: String, of owner: XcodeObject, project: XcodeProject) -> XcodeObject? {
        guard let list = project[owner.string("buildConfigurationList")] else { return nil }
        let all = list.strings("buildConfigurations").compactMap { project[$0] }
        return all.first { $0.name == name } ?? all.first { $0.name.lowercased().contains(name.lowercased()) }
            ?? all.first { $0.name == list.string("defaultConfigurationName") } ?? all.first
    }

    private static func baseFile(of settings: XcodeObject, project: XcodeProject) -> URL? {
        if let reference = project[settings.string("baseConfigurationReference")] { return project.location(of: reference) }
        guard let anchor = project[settings.string("baseConfigurationReferenceAnchor")],
            let path = settings.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return project.location(of: anchor).map { FileSpelling.onDisk($0.appendingPathComponent(path)) }
    }
}

/// A setting that holds for some SDKs, architectures or configurations only.
struct ConditionalSetting {
    let name: String
    let value: String
    private let conditions: [(key: String, pattern: String)]

    init?(_ key: String, value: String) {
        guard let open = key.firstIndex(of: "["), key.hasSuffix("]") else { return nil }
        name = String(key[..<open])
        self.value = value
        conditions = key[key.index(after: open)...].dropLast().split { $0 == "," || $0 == "[" || $0 == "]" }.compactMap { part in
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            return pair.count == 2 ? (pair[0], pair[1]) : nil
        }
    }

    func holds(on platform: TargetPlatform) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.key {
            case "sdk": Self.matches(condition.pattern, platform.sdks.simulator + "26.0")
            case "arch": condition.pattern == "*" || condition.pattern == "arm64"
            case "config": Self.matches(condition.pattern, "Debug")
            default: false
            }
        }
    }

    private static func matches(_ pattern: String, _ text: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
}

/// Splits a list of words as a shell would: at white space, but not inside quotation marks.
enum SettingWords {
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
