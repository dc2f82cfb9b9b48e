import ExtensionProtocol
import Foundation
import Synchronization

/// What becomes of this program's requests.
public enum _NetworkUse {
    /// Whether requests may be made now: of an extension, those of its providers.
    public static var isOpen: Bool {
        get { open.load(ordering: .relaxed) }
        set { open.store(newValue, ordering: .relaxed) }
    }

    private static let open = Atomic(true)

    /// Nil where requests are made as they are.
    static let mode: ExchangeFolder.Mode? = environment[ExchangeFolder.modeVariable].flatMap(ExchangeFolder.Mode.init)
    static let folder: ExchangeFolder? = environment[ExchangeFolder.folderVariable].map { ExchangeFolder(at: URL(fileURLWithPath: $0)) }

    private static let environment = ProcessInfo.processInfo.environment

    /// Classes that look at requests before the network does, the first one first.
    static var classes: [AnyClass] { registered.withLock { $0 } + (mode == nil ? [] : [ExchangeProtocol.self]) + [FileProtocol.self] }

    private static let registered = Mutex<[AnyClass]>([])

    /// Lets a class look at the requests of every session, before those that are there already.
    public static func register(_ type: URLProtocol.Type) {
        registered.withLock { $0.insert(type, at: 0) }
        precondition(URLProtocol.registerClass(type), "a class of URLProtocol")
    }

    /// Lets exchanges be recorded or answered. Called once, before a session is made.
    public static func begin() {
        precondition(URLProtocol.registerClass(FileProtocol.self), "FileProtocol is a URLProtocol")
        if mode != nil { precondition(URLProtocol.registerClass(ExchangeProtocol.self), "ExchangeProtocol is a URLProtocol") }
    }
}

extension URLSession {
    /// A configuration whose sessions do what Islet does with requests. The classes of the user's own go first.
    public static func _configuration(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        let classes = _NetworkUse.classes
        guard !classes.isEmpty, let copy = configuration.copy() as? URLSessionConfiguration else { return configuration }
        let present = configuration.protocolClasses ?? []
        let isOwn = { (type: AnyClass) in !String(reflecting: type).hasPrefix("FoundationNetworking.") }
        copy.protocolClasses = present.filter(isOwn) + classes + present.filter { !isOwn($0) }
        return copy
    }
}
