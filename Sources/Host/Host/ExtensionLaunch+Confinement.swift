import ExtensionProtocol
import Foundation
import Glibc
import IsletModel
import Sandboxing

extension ExtensionLaunch {
    /// What the program sees: its bundle, Islet's libraries and symbols, its containers.
    func confinement(home: URL) throws -> Confinement {
        let own =
            [executable.deletingLastPathComponent(), BundledData.folder] + Self.symbols + readable + [exchanges?.folder, fixtures].compactMap(\.self)
        return Confinement(
            readable: own, writable: try writableFolders(home: home), allowsNetwork: allowsNetwork,
            temporaryBytes: 2 * max(limits.memory, limits.activityMemory))
    }

    /// Its home, the groups it is entitled to, and where Darwin notifications are passed on.
    func writableFolders(home: URL) throws -> [URL] {
        let groups = try appGroups.map { try $0.map(device.makeGroupContainer) } ?? [device.groups]
        let recording = exchanges?.mode == .record && allowsNetwork ? exchanges.map { [$0.folder] } ?? [] : []
        return [home, try device.makeNotifications()] + groups + recording
    }

    /// The symbol pack of the installation that this program is part of.
    private static let symbols: [URL] = {
        var folder = BundledData.folder
        while folder.path != "/" {
            let pack = folder.appendingPathComponent(".islet/symbols")
            if FileManager.default.fileExists(atPath: pack.path) { return [pack] }
            folder.deleteLastPathComponent()
        }
        return []
    }()

    /// A connection to the system, for the program to inherit.
    struct SystemConnection {
        var descriptor: Int32
        /// Whether it was made for this program, and is to be closed here once that has it.
        var isOurs: Bool
    }

    /// In the sandbox there are no sockets to connect to: the program is handed a connection.
    func connectToSystem() throws -> SystemConnection? {
        switch system {
        case nil: return nil
        case .descriptor(let number): return SystemConnection(descriptor: number, isOurs: false)
        case .socket(let path):
            guard sandbox != .off else { return nil }
            return SystemConnection(descriptor: try Descriptors.connect(to: URL(fileURLWithPath: path)), isOurs: true)
        }
    }
}
