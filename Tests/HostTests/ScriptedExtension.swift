import ExtensionProtocol
import Foundation
import Geometry
import Host
import IsletModel
import Sandboxing
import Snapshot
import Testing

/// Starts the scripted extension in a device folder of its own.
struct ScriptedExtension {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet host tests \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let node = SnapshotNode(identity: "0", role: "Text", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let date = Date(timeIntervalSince1970: 1_749_462_060)
        let snapshot = Snapshot(size: CGSize(width: 10, height: 10), scale: 2, date: date, context: SnapshotContext(), root: node)
        var bundle = BundleDescription()
        bundle.widgets = [WidgetDescription(kind: "k", configuration: .static, families: [.systemSmall])]
        try write(ArchivedEntry(index: 0, date: date, snapshots: [snapshot]), to: "entry")
        try write(bundle, to: "description")
        try write(RenderOutcome(), to: "outcome")
    }

    /// Writes an answer as the protocol encodes it, without its length.
    private func write(_ answer: some Encodable, to name: String) throws {
        try MessageFraming.frame(answer).dropFirst(4).write(to: folder.appendingPathComponent(name + ".packed"))
    }

    /// Limits that no test reaches on a busy machine; a test of a limit sets that one.
    private static var generous: ExtensionLimits {
        var limits = ExtensionLimits.standard
        (limits.start, limits.provider, limits.entry, limits.request) = (120, 120, 120, 300)
        return limits
    }

    /// - Parameter adjust: Changes the launch, such as the limit that a test is about.
    func launch(_ behaviour: String, sandbox: Sandbox = .off, adjust: (inout ExtensionLaunch) throws -> Void = { _ in }) throws -> ExtensionProcess {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("scripted-extension.py")
        var launch = ExtensionLaunch(
            executable: URL(fileURLWithPath: "/usr/bin/python3"), device: try DeviceFolder(at: folder.appendingPathComponent("device")),
            bundleIdentifier: "local.scripted")
        launch.arguments = [script.path, behaviour, folder.path]
        launch.sandbox = sandbox
        launch.readable = [script] + ["entry", "description", "outcome"].map { folder.appendingPathComponent($0 + ".packed") }
        launch.limits = Self.generous
        try adjust(&launch)
        return try ExtensionProcess(launch)
    }

    func remove() {
        do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }

    static func request(id: Int = 1, entryLimit: Int = 10) -> RenderRequest {
        let variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 10, height: 10), scale: 2)
        return RenderRequest(
            id: id, subject: .widget(kind: "k", family: "systemSmall", phase: .timeline), variants: [variant], entryLimit: entryLimit)
    }
}
