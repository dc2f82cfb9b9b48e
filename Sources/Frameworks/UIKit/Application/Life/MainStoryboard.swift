import FoundationOverlay

/// The storyboard that a UIKit app shows without a line of code: the one that Info.plist names, or the only one called Main.
@MainActor
public enum _MainStoryboard {
    private static var name: String? {
        let info = Bundle.main.infoDictionary ?? [:]
        if let name = info["UIMainStoryboardFile"] as? String { return name }
        let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        if let name = scenes?.first?["UISceneStoryboardFile"] as? String { return name }
        return NibDocument.storyboardExists("Main", in: nil) ? "Main" : nil
    }

    /// Makes the window of a scene from the storyboard; nothing where there is none.
    public static func show(in scene: UIWindowScene) {
        guard let name, let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        window.makeKeyAndVisible()
    }
}

/// Whether the app's life is told to scenes.
@MainActor public var _isMadeOfScenes: Bool { _SceneDelegates.isDeclared }
