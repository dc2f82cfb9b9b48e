import DeviceDriver
import ExtensionProtocol
import IsletModel

import Foundation
import Host
import Snapshot
import Testing

/// Extensions that behave as a script is told, with a widget each.
struct ScriptedProgram {
    private let folder: URL

    /// - Parameter folder: Where the answers of the script are written.
    init(in folder: URL) throws {
        self.folder = folder
        let node = SnapshotNode(identity: "0", role: "Text", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let date = Date(timeIntervalSince1970: 1_749_462_060)
        let snapshot = Snapshot(size: CGSize(width: 10, height: 10), scale: 2, date: date, context: SnapshotContext(), root: node)
        try write(ArchivedEntry(index: 0, date: date, snapshots: [snapshot]), to: "entry")
        var outcome = RenderOutcome()
        outcome.policy = .never
        try write(outcome, to: "outcome")
        try write(BundleDescription(), to: "description")
    }

    private func write(_ answer: some Encodable, to name: String) throws {
        try MessageFraming.frame(answer).dropFirst(4).write(to: folder.appendingPathComponent(name + ".packed"))
    }

    /// - Parameter name: Names the extension and its widget's kind.
    func program(_ name: String, behaviour: String, device: DeviceFolder, _ adjust: (inout ExtensionLaunch) -> Void = { _ in }) -> DeviceExtension {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("HostTests/scripted-extension.py")
        var launch = ExtensionLaunch(executable: URL(fileURLWithPath: "/usr/bin/python3"), device: device, bundleIdentifier: "app.\(name)")
        launch.arguments = [script.path, behaviour, folder.path]
        launch.readable = [script, folder]
        adjust(&launch)
        var bundle = BundleDescription()
        bundle.widgets = [WidgetDescription(kind: name, configuration: .static, families: [.systemSmall])]
        let variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 10, height: 10), scale: 2)
        return DeviceExtension(app: "app", launch: launch, bundle: bundle, variants: { _ in [variant] })
    }
}
