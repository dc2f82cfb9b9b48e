import Foundation
import Synchronization

/// How an extension is kept from the rest of the machine.
public enum Sandbox: Sendable, Equatable {
    /// Nothing but its own process group.
    case off
    /// bubblewrap: no network unless it is allowed, no other processes, and only the device folder can be written.
    case bubblewrap(program: URL)

    /// What this machine can do.
    public enum Support: Sendable, Equatable {
        case available(Sandbox)
        /// Why extensions run without a sandbox, and how to mend it.
        case unavailable(reason: String)

        public var sandbox: Sandbox {
            if case .available(let sandbox) = self { sandbox } else { .off }
        }
    }

    /// The command line that runs a program in a folder, inside the sandbox.
    ///
    /// - Parameter allowsNetwork: Whether the program reaches the network of this machine.
    func commandLine(
        running program: [String], in folder: URL, writable folders: [URL], environment: [String: String], allowsNetwork: Bool = false
    ) -> [String] {
        guard case .bubblewrap(let bubblewrap) = self else { return ["/usr/bin/env", "-C", folder.path] + program }
        var words = [bubblewrap.path] + Self.walls + (allowsNetwork ? [] : ["--unshare-net"])
        for folder in folders { words += ["--bind", folder.path, folder.path] }
        words += ["--chdir", folder.path, "--clearenv"]
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) { words += ["--setenv", name, value] }
        return words + ["--"] + program
    }

    private static let walls = [
        "--die-with-parent", "--unshare-pid", "--unshare-ipc", "--cap-drop", "ALL",
        "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    ]

    private static let probed = Mutex<Support?>(nil)

    private static let program = URL(fileURLWithPath: "/usr/bin/bwrap")

    /// Finds out, once, whether bubblewrap is installed and may do its work here. That it may is remembered in
    /// `~/.cache/islet/sandbox` for the processes to come.
    public static func support() -> Support {
        probed.withLock { known in
            if let known { return known }
            let answer = remembered()
            known = answer
            return answer
        }
    }

    /// A program did not start in the sandbox: the next process is to find out anew whether there can be one.
    static func doubt() { SandboxMemory(program: program).forget() }

    private static func remembered() -> Support {
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            return .unavailable(reason: "bubblewrap is not installed: apt-get install bubblewrap")
        }
        let memory = SandboxMemory(program: program)
        if memory.saysItWorks { return .available(.bubblewrap(program: program)) }
        let answer = probe()
        if case .available = answer { memory.noteThatItWorks() }
        return answer
    }

    private static func probe() -> Support {
        do {
            let words = Sandbox.bubblewrap(program: program).commandLine(
                running: ["/bin/true"], in: URL(fileURLWithPath: "/"), writable: [], environment: [:])
            let result = try ShortCommand.run(words)
            if result.status == .code(0) { return .available(.bubblewrap(program: program)) }
            let line = result.errors.split(separator: "\n").last.map(String.init) ?? "no message"
            return .unavailable(reason: "bubblewrap may not make a sandbox here (\(line)): allow user namespaces, or run outside this container")
        } catch {
            return .unavailable(reason: "bubblewrap could not be tried: \(error)")
        }
    }
}
