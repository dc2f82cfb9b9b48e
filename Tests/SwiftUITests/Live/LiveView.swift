import Combine
import ExtensionProtocol
import Metrics
import Snapshot
@testable import SwiftUI
@testable import UIKit
import ViewEngine

/// A window with a view that runs.
@MainActor
final class LiveView {
    let window: AppWindow

    init(_ view: some View, profile: OSProfile = .standard) {
        var screen = AppScreen.standard
        screen.context.osProfile = profile.rawValue
        window = AppWindow(surroundings: screen, makeEnvironment: { EnvironmentValues(variant: $0) }) { view._evaluate($0) }
        window.open()
    }

    /// A window whose root is a controller, as an app of UIKit has it.
    static func showing(_ controller: UIViewController) -> LiveView {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view = LiveView(UIKitWindow(window: window))
        _ViewUpdates.observe(view) { [weak view] in view?.window.changed() }
        return view
    }

    /// Carries out what is due and answers the texts of the window.
    var texts: [String] {
        window.updateNow()
        return Self.texts(window.root)
    }

    /// How many buttons lead back.
    var backs: Int {
        window.updateNow()
        return window.placed.count { $0.control.title == "Back" }
    }

    /// Waits until nothing is under way and answers the texts of the window.
    func settledTexts() async -> [String] {
        await window.settle()
        return Self.texts(window.root)
    }

    func tap(_ title: String) { control(title) { $0.tap != nil }?.tap?() }
    func enter(_ text: String, in title: String) { control(title) { $0.enter != nil }?.enter?(text) }
    func submit(_ title: String) { control(title) { $0.submit != nil }?.submit?() }

    /// Carries out a whole gesture on what has a title or a role.
    func touch(_ title: String, _ gesture: AppGesture) {
        window.updateNow()
        let usable = window.usable.first { ($0.control.title == title || $0.control.role == title) && $0.touch != nil }
        _ = usable?.touch?({ gesture.steps(in: $0) })
        window.updateNow()
    }

    /// Scrolls the first area that is scrolled by points downwards.
    func scroll(y: CGFloat) {
        window.updateNow()
        _ = window.placed.first { $0.control.scroll != nil }?.control.scroll?(CGSize(width: 0, height: y))
        window.updateNow()
    }

    /// Where the first area that is scrolled comes to rest after a finger has left it, in points; nil where it just glides.
    func rest(velocity: Double) -> Double? {
        window.updateNow()
        let area = window.placed.first { $0.control.scroll != nil }?.control
        guard let rest = area?.rest else { return nil }
        rest(CGSize(width: 0, height: velocity))
        return (area?.scrolled?().rest?.y).map { Double($0) }
    }

    /// The frame of a text or control in the window, in points.
    func frame(_ title: String) -> CGRect { frames { $0 == title }.first ?? .null }

    /// The frames of texts in the window, in points, from above.
    func frames(_ isWanted: (String) -> Bool) -> [CGRect] {
        window.updateNow()
        var found: [CGRect] = []
        func visit(_ node: SnapshotNode) {
            if node.role == "Text", let detail = node.detail, isWanted(detail) { found.append(node.frame) }
            node.children.forEach(visit)
        }
        visit(window.root)
        return found.sorted { $0.minY < $1.minY }
    }

    private func control(_ title: String, _ isWanted: (LiveControl) -> Bool) -> LiveControl? {
        window.updateNow()
        return window.placed.first { isWanted($0.control) && $0.title(in: window.root) == title }?.control
    }

    private static func texts(_ node: SnapshotNode) -> [String] {
        (node.role == "Text" ? [node.detail].compactMap { $0 } : []) + node.children.flatMap(texts)
    }
}

/// Lines that views write.
final class Journal: @unchecked Sendable {
    private let lock = NSLock()
    private var written: [String] = []

    func write(_ line: String) { lock.withLock { written.append(line) } }
    var lines: [String] { lock.withLock { written } }
}
