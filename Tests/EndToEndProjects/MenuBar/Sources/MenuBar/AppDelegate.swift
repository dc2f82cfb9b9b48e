import Cocoa
import SwiftUI

@main
class AppDelegate: NSObject, NSApplicationDelegate {
    static var steps: [String] = []

    func applicationWillFinishLaunching(_ notification: Notification) { Self.steps.append("willing") }
    func applicationDidFinishLaunching(_ notification: Notification) { Self.steps.insert("launched", at: 0) }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

#Preview("bar") { Text(AppDelegate.steps.joined(separator: " ")) }
