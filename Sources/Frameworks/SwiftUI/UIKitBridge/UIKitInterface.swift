import ExtensionProtocol
import FoundationOverlay
import Metrics
import Snapshot
import UIKit
import ViewEngine

/// The interface of an app that is made of views and view controllers: its key window, and what that presents.
@MainActor
final class UIKitInterface: _AppInterface {
    private var scene: UIWindowScene?
    private var window: AppWindow?
    private var screen = AppScreen.standard

    /// Known once the scene is connected: a scene with a delegate of its own is told of the app's life.
    var isMadeOfScenes: Bool { scene?.delegate != nil || _isMadeOfScenes }

    let showsMainStoryboard = true

    func connect(_ scene: UIWindowScene, on screen: RenderVariant?) {
        if let screen { self.screen = screen }
        DeviceTraits.ofProcess.apply(self.screen)
        self.scene = scene
        for window in UIApplication.shared._windowsWithoutScene { window.windowScene = scene }
        let window = AppWindow(surroundings: self.screen, makeEnvironment: { EnvironmentValues(variant: $0) }) { [self] in evaluate($0) }
        self.window = window
        _ViewUpdates.observe(self) { [weak self] in self?.window?.changed() }
    }

    /// The window is opened when delegates have had their turn: they make what it shows.
    private var isOpen = false

    private func openWindow() {
        guard !isOpen, let window, let scene else { return }
        isOpen = true
        if scene.windows.isEmpty { _MainStoryboard.show(in: scene) }
        window.open()
    }

    func disconnect() {
        window?.close()
        (window, scene, isOpen) = (nil, nil, false)
    }

    func move(to screen: RenderVariant) {
        self.screen = screen
        DeviceTraits.ofProcess.apply(screen)
        window?.move(to: screen)
    }

    func phaseChanged(to phase: AppLifecycle.Phase) {
        if phase == .inactive || phase == .active { openWindow() }
        window?.phase =
            switch phase {
            case .active: .active
            case .inactive: .inactive
            case .notLaunched, .background, .terminated: .background
            }
    }

    func open(_ url: URL) -> Bool { false }
    func `continue`(_ activity: NSUserActivity) -> Bool { false }
    func backgroundSession(_ identifier: String, _ completion: @escaping () -> Void) -> Bool { false }

    /// Layers tell nobody of their changes: what has happened may have changed some.
    func update(_ reach: _InterfaceUpdate) {
        window?.changed()
        window?.updateNow()
    }

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

    private func evaluate(_ evaluation: Evaluation) {
        guard let window = scene?.keyWindow ?? scene?.windows.last(where: { !$0.isHidden }) else {
            return Color.black.ignoresSafeArea()._evaluate(evaluation)
        }
        UIKitWindow(window: window)._evaluate(evaluation)
    }
}
