import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// The object the app's life is told to.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    init()
    /// The delegate's own `window`, where it has one.
    var _delegateWindow: UIWindow? { get set }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The same for delegates that wait.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public var _delegateWindow: UIWindow? {
        get { nil }
        set {}
    }
    /// Optional twice, as what a protocol of Objective-C leaves to those that conform to it.
    public var window: UIWindow?? {
        get { _delegateWindow }
        set { _delegateWindow = newValue ?? nil }
    }
    public func application(_: UIApplication, performActionFor: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    public func application(_: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    public func application(_: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    public func applicationDidBecomeActive(_: UIApplication) {}
    public func applicationWillResignActive(_: UIApplication) {}
    public func applicationDidEnterBackground(_: UIApplication) {}
    public func applicationWillEnterForeground(_: UIApplication) {}
    public func applicationWillTerminate(_: UIApplication) {}
    public func application(_: UIApplication, open: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    public func application(
        _: UIApplication, continue: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    public func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: Data) {}
    public func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError: any Error) {}
    public func application(
        _: UIApplication, didReceiveRemoteNotification: [AnyHashable: Any],
        fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { fetchCompletionHandler(.noData) }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await withCheckedContinuation { continuation in
            self.application(application, didReceiveRemoteNotification: userInfo) { continuation.resume(returning: $0) }
        }
    }
    public func application(_: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    public func application(
        _: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }

    /// Starts the app where the delegate is the program's entry, and serves the host; never returns.
    public static func main() {
        HostMessages.begin()
        _ProgramFindings.begin()
        _NetworkUse.begin()
        let delegate = Self()
        UIApplication.shared.delegate = delegate
        var contents = ExtensionContents(makeEnvironment: { ViewDrawing.required.environment(for: $0) })
        ViewDrawing.required.collectPreviews(into: &contents)
        let app = _AppDirector(interface: ViewDrawing.required.interface())
        contents.app = app
        contents.windows = [{ evaluation in app.window(0)?(evaluation) }]
        withExtendedLifetime(delegate) { ExtensionServer(contents: contents).run() }
    }
}

/// Something that goes on with an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}
