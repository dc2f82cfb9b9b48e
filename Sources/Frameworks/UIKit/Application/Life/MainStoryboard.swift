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

    private static weak var given: UIWindow?

    /// Gives the delegate of an app without scenes its window, before the app is told that it was launched; what it shows is made later.
    static func give(to delegate: (any UIApplicationDelegate)?) {
        guard let delegate, Bundle.main.infoDictionary?["UIMainStoryboardFile"] != nil, let name,
            let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        else { return }
        let window = UIWindow._hidden(controller)
        given = window
        delegate._delegateWindow = window
    }

    /// Shows the window that the delegate was given, or makes one from the storyboard; nothing where there is none.
    public static func show(in scene: UIWindowScene) {
        if let window = given, window === UIApplication.shared.delegate?._delegateWindow {
            window.windowScene = scene
            return window.makeKeyAndVisible()
        }
        guard let name, let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        window.makeKeyAndVisible()
    }
}

/// Whether the app's life is told to scenes.
@MainActor public var _isMadeOfScenes: Bool { _SceneDelegates.isDeclared }
