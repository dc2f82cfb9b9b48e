import FoundationOverlay
import Synchronization

/// The intents of the program by name: those the Builder registered, and those that were archived in this process.
enum IntentRegistry {
    private static let noted = Mutex<[String: any AppIntent.Type]>([:])

    static func note(_ type: any AppIntent.Type) {
        noted.withLock { $0[type.persistentIdentifier] = type }
    }

    static func type(named name: String) -> (any AppIntent.Type)? {
        if let type = noted.withLock({ $0[name] }) { return type }
        return _ProgramRegistry.types(as: (any AppIntent.Type).self).first { $0.persistentIdentifier == name }
    }
}
