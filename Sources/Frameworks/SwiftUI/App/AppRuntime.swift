import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import Metrics
import Snapshot
import UIKit
import ViewEngine

/// The interface of a running SwiftUI app: its first window.
@MainActor
final class AppRuntime<Program: App>: _AppInterface {
    private let app: Program
    private let makeEnvironment: @MainActor (RenderVariant) -> EnvironmentValues
    private var window: AppWindow?
    /// What a program finds as its window, to present controllers of UIKit over the views.
    private var presenter: UIWindow?
    private var screen = AppScreen.standard

    /// The director of an app's life, with the app's window as its interface.
    static func director(
        of app: Program, makeEnvironment: @escaping @MainActor (RenderVariant) -> EnvironmentValues
    ) -> any AppProgram { _AppDirector(interface: AppRuntime(app, makeEnvironment)) }

    private init(_ app: Program, _ makeEnvironment: @escaping @MainActor (RenderVariant) -> EnvironmentValues) {
        self.app = app
        self.makeEnvironment = makeEnvironment
    }

    let isMadeOfScenes = true
    let showsMainStoryboard = false

    func connect(_ scene: UIWindowScene, on screen: RenderVariant?) {
        if let screen { self.screen = screen }
        DeviceTraits.ofProcess.apply(self.screen)
        let window = AppWindow(surroundings: self.screen, makeEnvironment: makeEnvironment) { [self] in evaluate($0) }
        window.watching = watching
        self.window = window
        let presenter = UIWindow(windowScene: scene)
        presenter.rootViewController = UIViewController()
        presenter.makeKeyAndVisible()
        self.presenter = presenter
        _ViewUpdates.observe(self) { [weak self] in self?.window?.changed() }
        window.open()
    }

    func disconnect() {
        window?.close()
        (window, presenter) = (nil, nil)
    }

    func move(to screen: RenderVariant) {
        self.screen = screen
        DeviceTraits.ofProcess.apply(screen)
        window?.move(to: screen)
    }

    func phaseChanged(to phase: AppLifecycle.Phase) {
        window?.phase =
            switch phase {
            case .active: .active
            case .inactive: .inactive
            case .notLaunched, .background, .terminated: .background
            }
    }

    func open(_ url: URL) -> Bool { window?.open(url) ?? false }
    func `continue`(_ activity: NSUserActivity) -> Bool { window?.continue(activity) ?? false }

    func backgroundSession(_ identifier: String, _ completion: @escaping () -> Void) -> Bool {
        var contents = ExtensionContents(makeEnvironment: makeEnvironment)
        app.body._collectScenes(&contents)
        guard let handler = contents.backgroundSessionHandlers.first(where: { $0.matches(identifier) }) else { return false }
        handler.handle(identifier, completion)
        return true
    }

    func update(_ reach: _InterfaceUpdate) { window?.update(reach) }

    var controls: [_UsableControl] { window?.usable ?? [] }
    var watching = _WindowWatching.nobody {
        didSet { window?.watching = watching }
    }
    var isMoving: Bool { window?.isMoving ?? false }
    func touch(_ step: TouchStep) { window?.touch(step) }

    var runningTasks: Int { window?.runningTasks ?? 0 }
    var isUpToDate: Bool { window?.isUpToDate ?? true }
    func settle() async { await window?.settle() }
    func stopSettling() { window?.stopSettling() }
    func takeFindings() -> [SnapshotDiagnostic] { window?.takeFindings() ?? [] }

    func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)? {
        guard index == 0, let window else { return nil }
        return { window.draw($0) }
    }

    func snapshot(ofWindow index: Int, in surroundings: RenderVariant) -> Snapshot? { index == 0 ? window?.snapshot(in: surroundings) : nil }

    /// Makes the scenes anew and the views of the first window.
    private func evaluate(_ evaluation: Evaluation) {
        var contents = ExtensionContents(makeEnvironment: makeEnvironment)
        contents.evaluation = evaluation
        evaluation.descend(.view(_shortTypeName(Program.self))) {
            evaluation._result("body", of: evaluation._connected(app)) { $0.body }._collectScenes(&contents)
        }
        contents.windows.first?(evaluation)
        if let root = presenter?.rootViewController { UIKitPresentations.show(over: root, evaluation) }
    }
}

/// The screen of an app that is not told one.
enum AppScreen {
    @MainActor
    static var standard: RenderVariant {
        let traits = DeviceTraits.current
        return RenderVariant(context: SnapshotContext(), size: traits.screenSize, scale: traits.scale)
    }
}
