import Foundation

/// A center of notifications named by text.
///
/// Those of Darwin's center have no content and reach every process of the device, the one that posts included: on the main
/// queue, once for each post, in the order of the posts. Those of the local center reach this process alone, and at once.
public final class CFNotificationCenter: @unchecked Sendable {
    fileprivate struct Observer {
        var address: Int
        var name: CFNotificationName?
        var callback: CFNotificationCallback
        var object: Int
    }

    private let lock = NSLock()
    private var observers: [Observer] = []

    fileprivate func update<Result>(_ change: (inout [Observer]) -> Result) -> Result {
        lock.withLock { change(&observers) }
    }

    fileprivate static let darwin = CFNotificationCenter(posts: DarwinPosts(device: DeviceContainers.current.deviceDirectory))
    fileprivate static let local = CFNotificationCenter(posts: nil)

    /// The posts of all processes; nil for a center of this process alone.
    private let posts: DarwinPosts?

    init(posts: DarwinPosts?) { self.posts = posts }

    fileprivate func add(_ observer: Observer) {
        update { $0.append(observer) }
        posts?.watch { [weak self] name in
            DispatchQueue.main.async { self?.deliver(CFNotificationName(name), nil, nil) }
        }
    }

    fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        if let posts { posts.post(name.rawValue) } else { deliver(name, object, userInfo) }
    }

    private func deliver(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        let matching = update { observers in observers.filter { $0.name == nil || $0.name == name } }
        for observer in matching {
            observer.callback(self, UnsafeMutableRawPointer(bitPattern: observer.address), name, object, userInfo)
        }
    }
}

/// What observers are called with: the center, themselves, the name, the sender and the details.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// The name of a notification.
public final class CFNotificationName: Hashable, Sendable {
    public let rawValue: CFString

    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    public init(rawValue: CFString) { self.rawValue = rawValue }

    public static func == (lhs: CFNotificationName, rhs: CFNotificationName) -> Bool { lhs.rawValue == rhs.rawValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// What happens to notifications while an observer is suspended. Nothing is ever suspended here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ callBack: CFNotificationCallback?, _ name: CFString?,
    _ object: UnsafeRawPointer?, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack else { return }
    let added = CFNotificationCenter.Observer(
        address: Int(bitPattern: observer), name: name.map { CFNotificationName($0) }, callback: callBack, object: Int(bitPattern: object))
    center.add(added)
}

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?
) {
    let address = Int(bitPattern: observer)
    center?.update { $0.removeAll { $0.address == address && (name == nil || $0.name == name) } }
}

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?) {
    CFNotificationCenterRemoveObserver(center, observer, nil, nil)
}

public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?,
    _ deliverImmediately: Bool
) {
    guard let center, let name else { return }
    center.post(name, object, userInfo)
}
