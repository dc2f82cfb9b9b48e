import Foundation
import Glibc

/// A program that may read messages from descriptor 3 and write them to descriptor 4.
final class ChildProcess {
    private let identifier: pid_t
    private let input: Int32
    private let output: Int32

    init(_ words: [String]) throws {
        var (toChild, fromChild): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw Failure("no pipe could be made") }
        for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let (first, second) = (fcntl(toChild[0], F_DUPFD_CLOEXEC, 20), fcntl(fromChild[1], F_DUPFD_CLOEXEC, 20))
        defer { [toChild[0], fromChild[1], first, second].forEach { _ = close($0) } }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, first, 3)
        posix_spawn_file_actions_adddup2(&actions, second, 4)
        var child = pid_t()
        var arguments = words.map { strdup($0) }
        arguments.append(nil)
        defer { arguments.forEach { free($0) } }
        guard posix_spawn(&child, words[0], &actions, nil, arguments, environ) == 0 else { throw Failure("\(words[0]) cannot be started") }
        (identifier, input, output) = (child, toChild[1], fromChild[0])
    }

    func write(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure("the program does not listen") }
            rest = rest.dropFirst(count)
        }
    }

    /// What it wrote; nil when it has ended.
    func read() -> Data? {
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        let count = Glibc.read(output, &bytes, bytes.count)
        return count > 0 ? Data(bytes.prefix(count)) : nil
    }

    /// Waits until it ends by itself and gives back how it did: 0 where all went well. Foundation's `Process` looks only ten times a second.
    func wait() -> Int32 {
        close(input)
        close(output)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
        return status
    }

    func end() {
        kill(identifier, SIGTERM)
        _ = wait()
    }
}
