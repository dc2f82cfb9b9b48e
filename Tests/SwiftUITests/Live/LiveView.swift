import Combine
import ExtensionProtocol
import Foundation
import Snapshot
@testable import SwiftUI
import ViewEngine

/// A window with a view that runs.
@MainActor
final class LiveView {
    let window: AppWindow

    init(_ view: some View) {
        window = AppWindow(surroundings: AppScreen.standard, makeEnvironment: { EnvironmentValues(variant: $0) }) { view._evaluate($0) }
        window.open()
    }

    /// Carries out what is due and answers the texts of the window.
    var texts: [String] {
        window.updateNow()
        return Self.texts(window.root)
    }

    /// Waits until nothing is under way and answers the texts of the window.
    func settledTexts() async -> [String] {
        await window.settle()
        return Self.texts(window.root)
    }

    func tap(_ title: String) { control(title)?.tap?() }
    func enter(_ text: String, in title: String) { control(title)?.enter?(text) }

    private func control(_ title: String) -> LiveControl? {
        window.updateNow()
        return window.placed.first { $0.title(in: window.root) == title }?.control
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
