import ExtensionProtocol
import FoundationOverlay
import Snapshot
import ViewEngine

/// The interface of an app that is made of views and view controllers alone. Nothing of it is drawn.
@MainActor
final class UIKitInterface: _AppInterface {
    private var scene: UIWindowScene?

    /// Known once the scene is connected: a scene with a delegate of its own is told of the app's life.
    var isMadeOfScenes: Bool { scene?.delegate != nil || _SceneDelegates.isDeclared }

    func connect(_ scene: UIWindowScene, on screen: RenderVariant?) {
        self.scene = scene
        for window in UIApplication.shared._windowsWithoutScene { window.windowScene = scene }
    }
    func disconnect() { scene = nil }
    func move(to screen: RenderVariant) {}
    func phaseChanged(to phase: AppLifecycle.Phase) {}
    func open(_ url: URL) -> Bool { false }
    func `continue`(_ activity: NSUserActivity) -> Bool { false }
    func backgroundSession(_ identifier: String, _ completion: @escaping () -> Void) -> Bool { false }
    func update() {}

    var controls: [(control: AppControl, tap: (() -> Void)?, enter: ((String) -> Void)?)] {
        guard let window = scene?.keyWindow ?? scene?.windows.first else { return [] }
        return controls(in: window, at: "window")
    }

    private func controls(in view: UIView, at path: String) -> [(control: AppControl, tap: (() -> Void)?, enter: ((String) -> Void)?)] {
        guard !view.isHidden else { return [] }
        var found: [(control: AppControl, tap: (() -> Void)?, enter: ((String) -> Void)?)] = []
        if let control = view as? UIControl { found.append((describe(control, path), { control._tap() }, nil)) }
        for (index, child) in view.subviews.enumerated() { found += controls(in: child, at: "\(path)/\(index)") }
        return found
    }

    private func describe(_ view: UIControl, _ path: String) -> AppControl {
        let button = view as? UIButton
        var control = AppControl(
            identity: path, role: button == nil ? String(describing: type(of: view)) : "Button",
            title: view.accessibilityLabel ?? button?.currentTitle ?? button?.titleLabel?.text ?? "", frame: view.frame, isEnabled: view.isEnabled)
        control.identifier = view.accessibilityIdentifier
        if let toggle = view as? UISwitch { control.value = toggle.isOn ? "on" : "off" }
        return control
    }

    let runningTasks = 0
    let isUpToDate = true
    func settle() async {}
    func stopSettling() {}
    func takeFindings() -> [SnapshotDiagnostic] { [] }
    func window(_ index: Int) -> (@MainActor (Evaluation) -> Void)? { nil }
}

extension UIControl {
    /// What a tap does.
    func _tap() {
        if let toggle = self as? UISwitch {
            toggle.isOn.toggle()
            sendActions(for: .valueChanged)
        } else {
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
    }
}
