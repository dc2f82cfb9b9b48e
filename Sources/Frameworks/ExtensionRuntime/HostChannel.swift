import ExtensionProtocol
import Foundation
import Synchronization

/// The way back to the host.
enum HostChannel {
    private static let turn = Mutex(())

    /// Sends a message from any thread; ends the process where that fails.
    static func send(_ message: ExtensionMessage) {
        do {
            let data = try MessageFraming.frame(message)
            try turn.withLock { _ in try write(data) }
        } catch {
            FileHandle.standardError.write(Data("An answer could not be sent: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func write(_ data: Data) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(ExtensionChannel.fileDescriptor, $0.baseAddress!, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw POSIXError(.init(rawValue: errno) ?? .EPIPE) }
            rest = rest.dropFirst(count)
        }
    }
}
