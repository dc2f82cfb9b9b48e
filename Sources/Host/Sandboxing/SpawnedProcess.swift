import CSandbox
import Foundation
import Glibc

/// A child process in a session and group of its own, without a terminal and without any descriptor of this process but those it is given.
package struct SpawnedProcess {
    package struct Failure: Error, CustomStringConvertible {
        var program: String
        var reason: String
        package var description: String { "\(program): \(reason)" }
    }

    package let identifier: pid_t

    /// Starts a program.
    ///
    /// - Parameter descriptors: The child's descriptors by number, as descriptors of this process; 0 is empty unless given.
    package init(_ words: [String], environment: [String: String], descriptors: [Int32: Int32]) throws(Failure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if descriptors[0] == nil { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
        let lifted = descriptors.mapValues { fcntl($0, F_DUPFD_CLOEXEC, Self.firstSafeDescriptor) }
        defer { lifted.values.forEach { _ = close($0) } }
        for (target, source) in lifted.sorted(by: { $0.key < $1.key }) { posix_spawn_file_actions_adddup2(&actions, source, target) }
        let last = max(2, lifted.keys.max() ?? 2)
        for number in 0...last where number > 0 && lifted[number] == nil { posix_spawn_file_actions_addclose(&actions, number) }
        islet_spawn_close_from(&actions, last + 1)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigfillset(&defaults)
        var mask = sigset_t()
        sigemptyset(&mask)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &mask)
        islet_spawn_in_new_session(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let pairs = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var error: Int32 = 0
        let child = Leftovers.begin {
            var child = pid_t()
            error = Self.withCStrings(words) { arguments in
                Self.withCStrings(pairs) { variables in posix_spawn(&child, words[0], &actions, &attributes, arguments, variables) }
            }
            return error == 0 ? child : nil
        }
        guard let child else { throw Failure(program: words[0], reason: String(cString: strerror(error))) }
        identifier = child
    }

    /// Above every descriptor a child is given, so that none is replaced before it is handed on.
    private static let firstSafeDescriptor: Int32 = 64

    private static func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }

    /// The status of `waitpid` when the process has ended, else nil.
    package func endStatus(waiting: Bool = false) -> Int32? {
        var status: Int32 = 0
        while true {
            let result = waitpid(identifier, &status, waiting ? 0 : WNOHANG)
            if result == identifier {
                Leftovers.forget(identifier)
                return status
            }
            if result == -1, errno == EINTR { continue }
            return nil
        }
    }

    /// Ends the process and everything else in its group.
    package func killGroup() {
        Glibc.kill(-identifier, SIGKILL)
        Glibc.kill(identifier, SIGKILL)
    }

    /// Ends a process and everything else in its session.
    static func kill(_ identifier: pid_t) {
        Glibc.kill(-identifier, SIGKILL)
        Glibc.kill(identifier, SIGKILL)
        killSession(identifier)
    }

    /// Sends a signal to the process and everything else in its group.
    package func signalGroup(_ signal: Int32) { Glibc.kill(-identifier, signal) }

    /// Ends what the process started and left behind, once it has ended itself: every process of its session.
    package func killSession() { Self.killSession(identifier) }

    private static func killSession(_ identifier: pid_t) {
        for _ in 0..<8 {
            let left = processes(ofSession: identifier)
            guard !left.isEmpty else { return }
            for process in left { Glibc.kill(process, SIGKILL) }
            usleep(1000)
        }
    }

    /// Whether a process runs, or another of its session; one that has ended and was not waited for does not.
    static func isRunning(_ identifier: pid_t) -> Bool {
        ([identifier] + processes(ofSession: identifier)).contains { process in
            guard let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return false }
            return String(decoding: status, as: UTF8.self).split(separator: ")").last?.dropFirst().first != "Z"
        }
    }

    private static func processes(ofSession session: pid_t) -> [pid_t] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var found: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
            guard let process = pid_t(name), process != session, getsid(process) == session else { continue }
            found.append(process)
        }
        return found
    }
}
