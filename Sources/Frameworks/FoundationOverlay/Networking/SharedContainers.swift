import Foundation
import FoundationNetworking
import Synchronization

/// Names of app groups by session configuration.
final class SharedContainers: Sendable {
    private struct Entry {
        weak var configuration: URLSessionConfiguration?
        let name: String
    }

    static let shared = SharedContainers()

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func name(of configuration: URLSessionConfiguration) -> String? {
        entries.withLock { entries in
            let entry = entries[ObjectIdentifier(configuration)]
            return entry?.configuration === configuration ? entry?.name : nil
        }
    }

    func setName(_ name: String?, of configuration: URLSessionConfiguration) {
        entries.withLock { entries in
            entries = entries.filter { $0.value.configuration != nil }
            entries[ObjectIdentifier(configuration)] = name.map { Entry(configuration: configuration, name: $0) }
        }
    }
}
