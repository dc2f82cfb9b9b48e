import Builder
import ExtensionProtocol
import Foundation
import Host

/// A device in a folder of its own, gone after the test.
final class TestDevice {
    let folder: DeviceFolder

    init() throws {
        folder = try DeviceFolder(at: FileManager.default.temporaryDirectory.appendingPathComponent("islet-app-tests-\(UUID().uuidString)"))
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder.url) } catch { print("left behind: \(folder.url.path)") }
    }

    /// Starts a program; nothing happens in it before the first event.
    func start(_ product: BuildProduct, groups: [String]? = nil, adjust: (inout ExtensionLaunch) -> Void = { _ in }) throws -> RunningApp {
        var launch = ExtensionLaunch(executable: product.executable, device: folder, bundleIdentifier: product.target.bundleIdentifier)
        launch.role = product.target.kind == .app ? .app : .extension
        launch.appGroups = product.target.hasEntitlements ? product.target.appGroups : groups
        launch.limits = launch.role == .app ? .app : .standard
        adjust(&launch)
        return try RunningApp(launch)
    }
}

/// A program that runs, with what it prints.
final class RunningApp {
    let process: ExtensionProcess
    private var nextIdentifier = 1

    init(_ launch: ExtensionLaunch) throws {
        process = try ExtensionProcess(launch)
        _ = try process.describe()
    }

    @discardableResult
    func send(_ event: AppEvent) throws -> AppAnswer {
        nextIdentifier += 1
        return try process.send(event, id: nextIdentifier)
    }

    /// Brings the app to the foreground and waits until its tasks have ended.
    @discardableResult
    func runToEnd(within seconds: Double = 30) throws -> AppAnswer {
        try send(.activate(in: nil))
        return try send(.settle(within: seconds))
    }

    /// The lines printed so far.
    var lines: [String] { process.standardOutput.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast() }
    var errors: String { process.standardError.text }

    func quit() { process.quit() }
}
