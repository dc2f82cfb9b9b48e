import Foundation
import Synchronization

/// Preferences kept across launches, shared between the targets of a group when opened by the group's name.
///
/// Takes the place of Foundation's class of that name: every write is on disk when it returns, and every read sees what other
/// processes wrote. Nothing is opened before it is first used.
open class UserDefaults: NSObject, @unchecked Sendable {
    /// Domain of values given on the command line.
    public static let argumentDomain = "NSArgumentDomain"
    /// Domain of values common to all bundles.
    public static let globalDomain = "NSGlobalDomain"
    /// Domain of ``register(defaults:)``.
    public static let registrationDomain = "NSRegistrationDomain"
    /// Posted on the default center after a value was set through an object of this process; changes by other processes are
    /// not announced by it, as on a device.
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    public static let sizeLimitExceededNotification = Notification.Name("NSUserDefaultsSizeLimitExceededNotification")

    /// The preferences of the running bundle.
    public static let standard = UserDefaults(containers: .current, isStandard: true)

    private let containers: DeviceContainers
    private let suiteName: String?
    private let isStandard: Bool
    private let state = Mutex(State())
    private static let registered = Mutex<[String: Data]>([:])

    private struct State {
        var suites: [String] = []
        var didReport = false
    }

    /// The preferences of the running bundle.
    public convenience override init() {
        self.init(containers: .current)
    }

    /// The preferences of a group or another suite. `nil` for the running bundle's own identifier and the global domain.
    public convenience init?(suiteName suitename: String?) {
        let containers = DeviceContainers.current
        if let suitename, suitename == containers.bundleIdentifier || suitename == Self.globalDomain { return nil }
        self.init(containers: containers, suiteName: suitename)
    }

    init(containers: DeviceContainers, suiteName: String? = nil, isStandard: Bool = false) {
        self.containers = containers
        self.suiteName = suiteName
        self.isStandard = isStandard
    }

    private var store: DefaultsStore {
        reportOnce()
        return suiteName.map { DefaultsStores.suite($0, containers) } ?? DefaultsStores.standard(containers)
    }

    /// The value for a key: set, from an added suite, or registered.
    open func object(forKey defaultName: String) -> Any? {
        let value = found(defaultName)
        noteWhetherMissed(value, defaultName)
        return value
    }

    private func found(_ defaultName: String) -> Any? {
        if let value = store.value(defaultName) { return value }
        for suite in state.withLock({ $0.suites }) {
            if let value = DefaultsStores.suite(suite, containers).value(defaultName) { return value }
        }
        if !store.exists { reportUnwrittenGroup() }
        return Self.registeredValue(defaultName)
    }

    /// Sets a value that a property list can hold; `nil` removes it.
    open func set(_ value: Any?, forKey defaultName: String) {
        guard let value else {
            removeObject(forKey: defaultName)
            return
        }
        store.set(PropertyListValue.plain(value, key: defaultName), forKey: defaultName)
        didChange()
    }

    open func removeObject(forKey defaultName: String) {
        store.set(nil, forKey: defaultName)
        didChange()
    }

    /// Values that stand in where none is set. Kept for this process only.
    open func register(defaults registrationDictionary: [String: Any]) {
        for (key, value) in registrationDictionary {
            guard let data = PropertyListValue.data(PropertyListValue.plain(value, key: key)) else { continue }
            Self.registered.withLock { $0[key] = data }
        }
    }

    /// Looks values up in another suite, too.
    open func addSuite(named suiteName: String) {
        state.withLock { if !$0.suites.contains(suiteName) { $0.suites.append(suiteName) } }
    }

    open func removeSuite(named suiteName: String) {
        state.withLock { $0.suites.removeAll { $0 == suiteName } }
    }

    /// Every value that ``object(forKey:)`` would find.
    open func dictionaryRepresentation() -> [String: Any] {
        var values: [String: Any] = [:]
        for key in Self.registered.withLock({ Array($0.keys) }) { values[key] = Self.registeredValue(key) }
        for suite in state.withLock({ $0.suites }).reversed() {
            values.merge(DefaultsStores.suite(suite, containers).values()) { $1 }
        }
        return values.merging(store.values()) { $1 }
    }

    /// Does nothing and is true: every write is on disk when it returns.
    @discardableResult
    open func synchronize() -> Bool { true }

    open func persistentDomain(forName domainName: String) -> [String: Any]? {
        let values = domainStore(domainName).values()
        return values.isEmpty ? nil : values
    }

    open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        let store = domainStore(domainName)
        store.removeAll()
        for (key, value) in domain { store.set(PropertyListValue.plain(value, key: key), forKey: key) }
        didChange()
    }

    open func removePersistentDomain(forName domainName: String) {
        domainStore(domainName).removeAll()
        didChange()
    }

    /// Always false: nothing is managed.
    open func objectIsForced(forKey key: String) -> Bool { false }

    private func domainStore(_ name: String) -> DefaultsStore {
        name == containers.bundleIdentifier ? DefaultsStores.standard(containers) : DefaultsStores.suite(name, containers)
    }

    /// Which store this is: the same for all objects on the same values.
    public var _storeIdentity: String { store.file.path }

    /// Calls `handler` whenever the value of a key becomes another one, through this process or any other, as long as the
    /// answer is kept. Stands in for key-value observing.
    public func _observe(_ key: String, _ handler: @escaping @Sendable () -> Void) -> AnyObject { store.observe(key, handler) }

    private func didChange() {
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    private static func registeredValue(_ key: String) -> Any? {
        registered.withLock { $0[key] }.flatMap(PropertyListValue.value)
    }

    /// Only an extension is asked by a host that can tell of it.
    private func noteWhetherMissed(_ value: Any?, _ key: String) {
        guard containers.isExtension, let suiteName, suiteName.hasPrefix("group.") else { return }
        if value == nil { MissedValue.note(key, in: suiteName) } else { MissedValue.forget() }
    }

    /// See ``_MadeUpDefaults``.
    func madeUpText(for key: String) -> String? {
        guard let make = _MadeUpDefaults.text, suiteName?.hasPrefix("group.") == true, let text = make(key) else { return nil }
        MissedValue.forget()
        return text
    }

    private func reportUnwrittenGroup() {
        guard let suiteName, suiteName.hasPrefix("group."), containers.isEntitled(toGroup: suiteName) else { return }
        OverlayDiagnostics.report(
            .appGroupNeverWritten,
            "\(containers.bundleIdentifier) reads the group \(suiteName), which nothing has written to. "
                + "Run the app, or give the group values with --defaults FILE; check that both name the same group.")
    }

    private func reportOnce() {
        let isFirst = state.withLock { state in
            defer { state.didReport = true }
            return !state.didReport
        }
        guard isFirst else { return }
        if isStandard, containers.isExtension {
            OverlayDiagnostics.report(
                .standardDefaultsInExtension,
                "UserDefaults.standard of the extension \(containers.bundleIdentifier) is not shared with its app. "
                    + "To share values, use UserDefaults(suiteName:) with a group of both targets.")
        }
    }
}
