import ExtensionProtocol
import Foundation
import Host
import ScriptedSystem
import TestGate
import Testing

/// Whole apps, built and run.
@Suite(.enabled(if: Programs.areBuildable, "the frameworks are not built"), .serialized, .startsPrograms)
struct AppLifeTests {
    private static let uikit = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                print("launched", options?[.url] ?? "plainly", application.applicationState == .background)
                return true
            }
            func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
            func applicationDidBecomeActive(_ application: UIApplication) { print("active", application.applicationState == .active) }
            func applicationWillResignActive(_ application: UIApplication) { print("resign") }
            func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
            func applicationWillTerminate(_ application: UIApplication) { print("terminate") }
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                print("open", url, options[.sourceApplication] ?? "nobody")
                return url.scheme == "mine"
            }
            func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: \
            @escaping () -> Void) {
                print("session", identifier)
                if identifier != "never" { DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { completionHandler() } }
            }
        }
        """

    @Test("R138: an app delegate is told of the app's life and opens URLs") func anAppDelegateIsToldOfTheAppsLife() throws {
        let device = try TestDevice()
        let app = try device.start(Programs.build("DelegateApp", source: Self.uikit))
        #expect(app.lines == [])
        #expect(try app.send(.activate(in: nil)).status.phase == .active)
        #expect(try app.send(.openURL(AppURL("mine://a", source: "org.example.other"))).outcome == .done)
        guard case .notHandled = try app.send(.openURL(AppURL("other://a"))).outcome else {
            Issue.record("a URL that nobody takes is taken")
            return
        }
        try app.send(.enterBackground)
        #expect(try app.send(.openURL(AppURL("mine://b"))).status.phase == .active)
        #expect(try app.send(.terminate).status.phase == .terminated)
        #expect(
            app.lines == [
                "launched plainly true", "active true", "open mine://a org.example.other", "open other://a nobody", "resign", "background",
                "foreground", "open mine://b nobody", "active true", "resign", "background", "terminate",
            ])
        app.quit()
    }

    @Test func anAppIsLaunchedForAURL() throws {
        let app = try TestDevice().start(Programs.build("DelegateApp", source: Self.uikit))
        #expect(try app.send(.openURL(AppURL("mine://a"))).outcome == .done)
        #expect(app.lines == ["launched mine://a true", "open mine://a nobody", "active true"])
        app.quit()
    }

    @Test("R155: background sessions wake an app without showing it") func backgroundSessionsWakeAnAppWithoutShowingIt() throws {
        let app = try TestDevice().start(Programs.build("DelegateApp", source: Self.uikit))
        let answer = try app.send(.backgroundURLSession(identifier: "transfers", within: 30))
        #expect(answer.outcome == .done)
        #expect(answer.status.phase == .background)
        #expect(try app.send(.backgroundURLSession(identifier: "never", within: 0.1)).outcome == .timedOut)
        #expect(app.lines == ["launched plainly true", "session transfers", "session never"])
        app.quit()
    }

    private static let scenes = """
        import UIKit

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) { print("not told") }
        }

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                print("connect", connectionOptions.urlContexts.first?.url.absoluteString ?? "plainly")
                let window = UIWindow(windowScene: scene as! UIWindowScene)
                window.rootViewController = Controller()
                window.makeKeyAndVisible()
                self.window = window
            }
            func sceneDidBecomeActive(_ scene: UIScene) { print("active", scene.activationState == .foregroundActive) }
            func sceneDidEnterBackground(_ scene: UIScene) { print("background", UIApplication.shared.connectedScenes.count) }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print("open", contexts.first!.url) }
        }

        class Controller: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
                view.addSubview(button)
            }
            override func viewDidAppear(_ animated: Bool) { print("appeared") }
        }
        """

    @Test("R138: a scene delegate is told of its scene's life and opens URLs") func aSceneDelegateIsToldOfItsScenesLife() throws {
        let app = try TestDevice().start(Programs.build("SceneApp", source: Self.scenes))
        let answer = try app.send(.activate(in: nil))
        #expect(answer.status.controls.map(\.title) == ["Press"])
        try app.send(.use(.title("Press"), .tap))
        try app.send(.openURL(AppURL("mine://a")))
        try app.send(.enterBackground)
        #expect(app.lines == ["connect plainly", "appeared", "active true", "pressed", "open mine://a", "background 1"])
        app.quit()
        let other = try TestDevice().start(Programs.build("SceneApp", source: Self.scenes))
        #expect(try other.send(.openURL(AppURL("mine://first"))).outcome == .done)
        #expect(other.lines == ["connect mine://first", "appeared", "active true"])
        other.quit()
    }

    private static let swiftui = """
        import SwiftUI
        import UIKit

        final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
            @Published var launches = 0
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                launches += 1
                return true
            }
        }

        @main struct LivingApp: App {
            @UIApplicationDelegateAdaptor private var delegate: Delegate
            @Environment(\\.scenePhase) private var phase
            @StateObject private var model = Model()

            var body: some Scene {
                WindowGroup { Content().environmentObject(model) }
                    .onChange(of: phase) { print("app \\($0)-\\($1)") }
                    .backgroundTask(.urlSession("transfers")) { print("transfers are done") }
            }
        }

        final class Model: ObservableObject {
            @Published var name = "nobody"
        }

        struct Content: View {
            @EnvironmentObject private var model: Model
            @EnvironmentObject private var delegate: Delegate
            @Environment(\\.openURL) private var openURL
            @State private var count = 0
            @State private var isOn = false
            @State private var text = ""

            var body: some View {
                List {
                    Text("\\(model.name) \\(count) \\(delegate.launches)")
                    Button("Add") { count += 1 }
                    Button("Locked") {}.disabled(true)
                    Button { openURL(URL(string: "https://example.com")!) { print("opened: \\($0)") } } label: { Image(systemName: "safari") }
                        .accessibilityLabel("Website")
                    Toggle("Switch", isOn: $isOn).accessibilityIdentifier("the-switch")
                    TextField("Name", text: $text)
                }
                .onChange(of: text) { model.name = text }
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in print("background") }
                .onContinueUserActivity("view") { print("continue", $0.userInfo?["id"] ?? "") }
            }
        }
        """

    @Test func aSwiftUIAppReacts() throws {
        let host = try ScriptedHost { question in if case .open = question { .opened(true) } else { .done } }
        let app = try TestDevice().start(Programs.build("LivingApp", source: Self.swiftui)) { $0.system = host.address }
        var answer = try app.send(.activate(in: nil))
        #expect(answer.status.controls.map(\.title) == ["Add", "Locked", "Website", "Switch", "Name"])
        #expect(try app.texts().first == "nobody 0 1")
        try app.send(.use(.title("Add"), .tap))
        try app.send(.use(.title("Name"), .enter("Anna")))
        answer = try app.send(.use(.title("the-switch"), .tap))
        #expect(answer.status.controls.first { $0.role == "Toggle" }?.value == "on")
        #expect(try app.texts().first == "Anna 1 1")
        guard case .notUsable = try app.send(.use(.title("Locked"), .tap)).outcome else {
            Issue.record("a disabled button is pressed")
            return
        }
        guard case .notUsable = try app.send(.use(.title("Add"), .enter("x"))).outcome else {
            Issue.record("a button takes text")
            return
        }
        try app.send(.use(.title("Website"), .tap))
        host.waitFor(questions: 1)
        #expect(host.asked == [.open(url: "https://example.com")])
        try app.send(.settle(within: 10))
        try app.send(.enterBackground)
        #expect(try app.send(.continueActivity(AppActivity(type: "view", userInfo: ["id": "7"]))).outcome == .done)
        #expect(try app.send(.backgroundURLSession(identifier: "transfers", within: 10)).outcome == .done)
        #expect(
            app.lines.filter { !$0.hasPrefix("opened") } == [
                "app inactive-active", "background", "app active-background", "continue 7", "app background-active", "transfers are done",
            ])
        app.quit()
        host.stop()
        try host.remove()
    }

    private static let failing = """
        import SwiftUI

        @main struct FailingApp: App {
            var body: some Scene {
                WindowGroup {
                    Text("x").onOpenURL { url in
                        print("got \\(url)")
                        if url.scheme == "crash" { fatalError("as asked") }
                        if url.scheme == "spin" { while true {} }
                        if url.scheme == "leave" { exit(3) }
                        if url.scheme == "sleep" { Thread.sleep(forTimeInterval: 3600) }
                    }
                }
            }
        }
        """

    private func failure(_ url: String) throws -> (ExtensionFailure?, [String]) {
        let app = try TestDevice().start(Programs.build("FailingApp", source: Self.failing)) { $0.limits.event = 1 }
        _ = try app.process.send(.activate(in: nil), id: 2)
        do {
            _ = try app.process.send(.openURL(AppURL(url)), id: 3)
            return (nil, app.lines)
        } catch {
            return (error, app.lines)
        }
    }

    @Test func anAppThatFailsIsEndedAndKeepsWhatItSaid() throws {
        let crashed = try failure("crash:x")
        #expect(crashed.0?.code == .extensionCrashed)
        #expect(crashed.0?.diagnostic(while: "opening a URL").line == 8)
        #expect(crashed.1 == ["got crash:x"])
        #expect(try failure("spin:x").0?.code == .extensionLoop)
        #expect(try failure("sleep:x").0?.code == .extensionHung)
        #expect(try failure("leave:x").0?.code == .extensionExited)
        #expect(try failure("fine:x").0 == nil)
    }
}

extension RunningApp {
    /// The texts of the first window.
    func texts() throws -> [String] {
        let variant = RenderVariant.phone
        var texts: [String] = []
        _ = try process.render(RenderRequest(id: 900, subject: .window(index: 0), variants: [variant])) {
            texts += $0.snapshots.flatMap { $0.root.texts }
        }
        return texts
    }
}
