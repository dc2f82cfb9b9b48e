import FoundationOverlay
import Metrics

/// A delegate of a scene that can be made knowing only its type. The build says so of each class that is one.
@preconcurrency @MainActor public protocol _MadeSceneDelegate: UISceneDelegate {
    init()
}

/// Makes the delegates of scenes.
@MainActor
enum _SceneDelegates {
    /// A delegate of the class the app names, of the one that Info.plist names, or of the program's only one where neither names one.
    static func make(_ named: AnyClass?) -> (any UISceneDelegate)? {
        let types = _ProgramRegistry.types(as: (any _MadeSceneDelegate.Type).self)
        if let named { return make(types.first { $0 == named }, "\(named)") }
        if let name = nameInInfoPlist { return make(types.first { String(reflecting: $0) == name }, name) }
        return hasManifest || types.count > 1 ? nil : types.first?.init()
    }

    private static func make(_ type: (any _MadeSceneDelegate.Type)?, _ name: String) -> (any UISceneDelegate)? {
        if type == nil {
            UnsupportedAPI.report(
                "UISceneConfiguration.delegateClass", "\(name) cannot be made: declare it as a UIWindowSceneDelegate that has init()")
        }
        return type?.init()
    }

    /// Whether the app is made of scenes: it says so, or has a delegate for them.
    static var isDeclared: Bool { hasManifest || !_ProgramRegistry.types(as: (any _MadeSceneDelegate.Type).self).isEmpty }

    private static var manifest: [String: Any]? { Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any] }
    private static var hasManifest: Bool { manifest != nil }

    private static var nameInInfoPlist: String? {
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        return scenes?.first?["UISceneDelegateClassName"] as? String
    }
}
