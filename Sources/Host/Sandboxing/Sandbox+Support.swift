import Foundation
import Synchronization

extension Sandbox {
    private static let probed = Mutex<Support?>(nil)

    private static let program = URL(fileURLWithPath: "/usr/bin/bwrap")

    /// Finds out, once, what may do its work here. That bubblewrap may is remembered in `~/.cache/islet/sandbox` for the processes to come.
    public static func support() -> Support {
        probed.withLock { known in
            if let known { return known }
            let answer = remembered()
            known = answer
            return answer
        }
    }

    /// The weaker sandbox, where the kernel has it; used where there is no better one.
    public static let landlock: Sandbox? = {
        guard let launcher = ConfineProgram.url else { return nil }
        do {
            try probe(.landlock(launcher: launcher))
            return .landlock(launcher: launcher)
        } catch {
            return nil
        }
    }()

    /// A program did not start in the sandbox: the next process is to find out anew whether there can be one.
    package static func doubt() { SandboxMemory(program: program).forget() }

    private static func remembered() -> Support {
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            return withoutBubblewrap("bubblewrap is not installed: apt-get install bubblewrap")
        }
        let memory = SandboxMemory(program: program)
        if memory.saysItWorks { return .available(.bubblewrap(program: program)) }
        do {
            try probe(.bubblewrap(program: program))
            memory.noteThatItWorks()
            return .available(.bubblewrap(program: program))
        } catch {
            return withoutBubblewrap(
                "bubblewrap may not make a sandbox here (\(error)): allow user namespaces, or run outside this container")
        }
    }

    private static func withoutBubblewrap(_ reason: String) -> Support {
        landlock.map { .weaker($0, reason: reason) } ?? .unavailable(reason: reason)
    }

    private struct ProbeFailure: Error, CustomStringConvertible {
        var description: String
    }

    private static func probe(_ sandbox: Sandbox) throws {
        let root = URL(fileURLWithPath: "/")
        let output = try ConfinedRun(["/usr/bin/true"], Confinement(), in: root, environment: [:], sandbox: sandbox).run()
        guard output.status == .code(0) else {
            throw ProbeFailure(description: output.text.split(separator: "\n").last.map(String.init) ?? "no message")
        }
    }
}

/// The small program that starts others under Landlock. It lies beside Islet's libraries.
enum ConfineProgram {
    static let name = "islet-confine"

    static var url: URL? {
        let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()]
        return folders.map { $0.appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
