import FoundationOverlay
import Metrics

/// Makes the delegates of scenes.
///
/// Swift can make an object of a class known at run time only where the class says so. The build therefore registers each scene
/// delegate with a function that makes one.
@MainActor
public enum _SceneDelegates {
    private static var makers: [ObjectIdentifier: () -> any UISceneDelegate] = [:]

    public static func register<Delegate: UISceneDelegate>(_ type: Delegate.Type, make: @escaping () -> Delegate) {
        makers[ObjectIdentifier(type)] = make
    }

    /// A delegate of the class, or of the one that Info.plist names; nil where neither names one.
    static func make(_ named: AnyClass?) -> (any UISceneDelegate)? {
        guard let type = named ?? classOfInfoPlist else { return nil }
        guard let make = registered(type) else {
            UnsupportedAPI.report("UISceneConfiguration.delegateClass", "\(type) cannot be made: declare it as a UIWindowSceneDelegate that has init()")
            return nil
        }
        return make()
    }

    /// Whether Info.plist says that the app is made of scenes.
    static var isDeclared: Bool { Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil }

    private static func registered(_ type: AnyClass) -> (() -> any UISceneDelegate)? {
        if let make = makers[ObjectIdentifier(type)] { return make }
        for maker in _ProgramRegistry.types(as: (any _SceneDelegateMaker.Type).self) { maker.register() }
        return makers[ObjectIdentifier(type)]
    }

    /// The class in `UIApplicationSceneManifest`.
    private static var classOfInfoPlist: AnyClass? {
        let manifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        guard let name = scenes?.first?["UISceneDelegateClassName"] as? String else { return nil }
        return _typeByName(name) as? AnyClass
    }
}

/// What the build declares for a scene delegate.
@MainActor
public protocol _SceneDelegateMaker {
    static func register()
}
