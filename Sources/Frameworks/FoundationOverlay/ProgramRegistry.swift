import Foundation
import Synchronization

/// Types of the running program that the frameworks must find without being handed them: intents, entities, activity
/// attributes, widgets, preview providers, previews, models.
///
/// The Builder adds a function `islet_register` to every program; the first use of the registry calls it.
public enum _ProgramRegistry {
    public struct Entry: Sendable {
        public let type: Any.Type
        /// `Module/File.swift`.
        public let file: String
        public let line: Int
    }

    private static let storage = Mutex<[Entry]>([])
    private static let registerProgram: Void = {
        guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "islet_register") else { return }
        unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }()

    public static func add(_ type: Any.Type, file: String, line: Int) {
        storage.withLock { $0.append(Entry(type: type, file: file, line: line)) }
    }

    /// Everything registered, in the order of files and lines of the sources.
    public static var entries: [Entry] {
        registerProgram
        return storage.withLock { $0 }
    }

    /// The registered types that conform to what `Kind` names: `types(as: (any AppIntent.Type).self)`.
    public static func types<Kind>(as kind: Kind.Type) -> [Kind] {
        entries.compactMap { $0.type as? Kind }
    }
}
