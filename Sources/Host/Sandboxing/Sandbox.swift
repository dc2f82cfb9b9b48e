import Foundation

/// The means by which child processes are kept from the rest of the machine.
public enum Sandbox: Sendable, Equatable {
    /// Nothing but a session of its own without a terminal, and no descriptors but its own.
    case off
    /// bubblewrap, with namespaces and a filter of system calls.
    case bubblewrap(program: URL)
    /// The kernel's Landlock and a filter of system calls, by a small program that comes with Islet; where namespaces are not allowed.
    case landlock(launcher: URL)

    /// What this machine can do.
    public enum Support: Sendable, Equatable {
        case available(Sandbox)
        /// A sandbox that holds less, why, and what it does not hold.
        case weaker(Sandbox, reason: String)
        /// Why programs run without a sandbox, and how to mend it.
        case unavailable(reason: String)

        public var sandbox: Sandbox {
            switch self {
            case .available(let sandbox), .weaker(let sandbox, _): sandbox
            case .unavailable: .off
            }
        }

        /// One line on what is not held here; nil where everything is.
        public var warning: String? {
            switch self {
            case .available: nil
            case .weaker(_, let reason): "the sandbox is weaker here: \(Sandbox.notHeldByLandlock) (\(reason))"
            case .unavailable(let reason): "the sandbox is off: \(reason)"
            }
        }
    }

    static let notHeldByLandlock =
        "programs can learn the numbers and command lines of other processes, and what they keep in memory beside their own is not bounded"

    /// Threads are looked up by their numbers here, which libdispatch does and cannot do without. Variables, memory and files of processes
    /// outside are kept by Landlock itself, as those of processes that may not be traced; the launcher drops the capabilities that override it.
    private static let processes = "/proc"

    /// How a program is started: its words, its environment, and the descriptors it needs beside its own.
    package struct Command {
        package var words: [String]
        package var environment: [String: String]
        package var filter: Int32?
    }

    /// Where the filter of system calls is handed to bubblewrap, which takes it away.
    package static let filterDescriptor: Int32 = 9

    /// The command that runs a program in a folder under the confinement. Who starts it closes the filter.
    package func command(
        running program: [String], in folder: URL, _ confinement: Confinement, environment: [String: String]
    ) throws(FilterFile.Failure) -> Command {
        switch self {
        case .off: return Command(words: ["/usr/bin/env", "-C", folder.path] + program, environment: Self.passingOn(environment))
        case .bubblewrap(let bubblewrap):
            var words = [bubblewrap.path] + BubblewrapWalls(confinement).words
            words += ["--seccomp", "\(Self.filterDescriptor)", "--chdir", folder.path, "--clearenv"]
            for (name, value) in environment.sorted(by: { $0.key < $1.key }) { words += ["--setenv", name, value] }
            return Command(words: words + ["--"] + program, environment: [:], filter: try FilterFile.open())
        case .landlock(let launcher):
            var words = [launcher.path]
            for path in SystemFiles.readable(allowsNetwork: confinement.allowsNetwork) + [Self.processes, "/dev/urandom", "/dev/random", "/dev/zero"]
            {
                words += ["--read", path]
            }
            for path in Confinement.places(confinement.readable) { words += ["--read", path] }
            for path in ["/dev/null"] + Confinement.places(confinement.writable) { words += ["--write", path] }
            if confinement.allowsNetwork { words.append("--network") }
            return Command(words: words + ["--chdir", folder.path, "--"] + program, environment: Self.passingOn(environment))
        }
    }

    /// A launcher that becomes the program loads the program's libraries too: the watch leaves it alone.
    private static func passingOn(_ environment: [String: String]) -> [String: String] {
        environment["ISLET_WATCH"] == nil ? environment : environment.merging(["ISLET_WATCH_LATER": "1"]) { $1 }
    }
}
