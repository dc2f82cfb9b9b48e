/// Language modes as the compiler takes them.
enum SwiftVersion {
    /// `5` for `5.0` or `5.9`, `6` for `6.0`, `4.2` as it is.
    static func mode(_ version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        let major = Int(version.prefix { $0 != "." }) ?? 5
        return major < 5 ? "5" : String(min(major, 6))
    }
}

/// Conditions and features among flags for the compiler.
struct CompilerFlags {
    private(set) var conditions: [String] = []
    private(set) var features: [BuildTarget.Feature] = []

    init(_ flags: [String]) {
        var index = 0
        while index < flags.count {
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            index += 1
            switch flags[index - 1] {
            case "-D": conditions += next.map { [$0] } ?? []
            case "-enable-upcoming-feature": features += next.map { [.upcoming($0)] } ?? []
            case "-enable-experimental-feature": features += next.map { [.experimental($0)] } ?? []
            case let flag where flag.hasPrefix("-D") && flag.count > 2: conditions.append(String(flag.dropFirst(2)))
            default: continue
            }
        }
    }
}

/// Build settings that switch on features of the language.
enum UpcomingFeatures {
    private static let names = [
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
        "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals", "SWIFT_ENABLE_BARE_SLASH_REGEX": "BareSlashRegexLiterals",
        "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]
    /// What “approachable concurrency” stands for.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
    ]
    /// Features that are part of language mode 6 and refused there.
    private static let partOfSix: Set = [
        "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
        "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ]

    /// Of Xcode's targets: regular expressions between slashes are on unless a setting says otherwise.
    static func features(in settings: BuildSettings) -> [BuildTarget.Feature] {
        var found = Set(names.filter { settings.isOn($0.key) || settings[$0.key] == "MIGRATE" }.values)
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == nil { found.insert("BareSlashRegexLiterals") }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { found.formUnion(approachable) }
        if SwiftVersion.mode(settings["SWIFT_VERSION"] ?? "5") == "6" { found.subtract(partOfSix) }
        return found.sorted().map { .upcoming($0) }
    }
}
