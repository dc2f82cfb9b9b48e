import FoundationOverlay

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {}
    public func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>) {}
    public func scene(_: UIScene, continue: NSUserActivity) {}
    public func sceneDidDisconnect(_: UIScene) {}
    public func sceneDidBecomeActive(_: UIScene) {}
    public func sceneWillResignActive(_: UIScene) {}
    public func sceneWillEnterForeground(_: UIScene) {}
    public func sceneDidEnterBackground(_: UIScene) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public func windowScene(_: UIWindowScene, performActionFor: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
