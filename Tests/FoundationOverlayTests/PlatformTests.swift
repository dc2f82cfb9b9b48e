@testable import FoundationOverlay
import Synchronization
import Testing
@testable import os

@Suite struct PlatformTests {
    @Test func logsWriteBytesAsPeopleReadThem() {
        #expect(OSLogIntegerFormatting.byteCount.text(1_200_000) == "1.2 MB")
        #expect(OSLogIntegerFormatting.hex.text(255) == "ff")
    }

    /// Functions of C may be shared between threads.
    private static let callback: CFNotificationCallback = { _, _, _, _, _ in }

    @Test func aFormatMayBeATextOfCoreFoundation() {
        let key: CFString = "class"
        #expect(NSString(format: key) == "class")
        #expect(NSString(format: "%d items", 3) == "3 items")
    }

    @Test func theKernelHasNothingToSay() {
        var count: mach_msg_type_number_t = 0
        var info: integer_t = 0
        #expect(task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), &info, &count) != KERN_SUCCESS)
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
        let first = mach_absolute_time()
        #expect(mach_absolute_time() >= first && first > 0)
    }

    @Test func callbacksCanBeKeptByTypes() {
        let center = CFNotificationCenterGetLocalCenter()
        CFNotificationCenterAddObserver(center, nil, Self.callback, "org.example.kept" as CFString, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, CFNotificationName("org.example.kept" as CFString), nil, nil, true)
    }

    @Test func localNotificationsReachObserversOfThisProcessAtOnce() {
        final class Listener { var count = 0 }
        let listener = Listener()
        let address = Unmanaged.passUnretained(listener).toOpaque()
        let center = CFNotificationCenterGetLocalCenter()
        CFNotificationCenterAddObserver(
            center, address,
            { _, observer, _, _, _ in
                guard let observer else { return }
                Unmanaged<Listener>.fromOpaque(observer).takeUnretainedValue().count += 1
            }, "org.example.changed" as CFString, nil, .deliverImmediately)
        let name = CFNotificationName("org.example.changed" as CFString)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("org.example.other" as CFString), nil, nil, true)
        #expect(listener.count == 1)
        CFNotificationCenterRemoveEveryObserver(center, address)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        #expect(listener.count == 1)
    }

    @Test func associatedValuesLiveAsLongAsTheirObject() {
        final class Value {}
        var object: NSObject? = NSObject()
        let other = NSObject()
        weak var kept: Value?
        withUnsafePointer(to: UInt8(0)) { key in
            if let object {
                let value = Value()
                kept = value
                objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(objc_getAssociatedObject(object, key) as? Value === value)
            }
            objc_setAssociatedObject(other, key, 7, .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(other, key) as? Int == 7)
            objc_setAssociatedObject(other, key, nil, .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(other, key) == nil && kept != nil)
            object = nil
            let many = (0..<200).map { _ in NSObject() }
            for one in many { objc_setAssociatedObject(one, key, 1, .OBJC_ASSOCIATION_RETAIN) }
        }
        #expect(kept == nil)
    }

    @Test func sourcesOfMemoryPressureCanBeStartedAndCancelled() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler {}
        source.activate()
        #expect(source.data.isEmpty && !source.isCancelled)
        source.cancel()
        #expect(source.isCancelled)
    }

    @Test func notificationsCanBeAwaited() async {
        let center = NotificationCenter()
        let name = Notification.Name("overlay-test")
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func changesAreUndoneAndRedone() {
        final class Model {
            var value = 0
            let undo = UndoManager()
            func set(_ new: Int) {
                let old = value
                undo.registerUndo(withTarget: self) { $0.set(old) }
                value = new
            }
        }
        let model = Model()
        model.set(1)
        model.set(2)
        model.undo.undo()
        #expect(model.value == 1)
        model.undo.redo()
        #expect(model.value == 2)
        model.undo.undo()
        model.undo.undo()
        #expect(model.value == 0)
        #expect(!model.undo.canUndo)
    }

    @Test func messagesAreWrittenWithTheirValues() {
        let number = 255
        let message: OSLogMessage = "user \("ann", privacy: .private) has \(number, format: .hex) and \(1.5, format: .fixed(precision: 2))"
        #expect(message.text == "user ann has ff and 1.50")
        #expect(OSLog(subsystem: "org.example", category: "net").line("x", .error) == "[org.example:net] error: x")
        #expect(OSLogFormat.text("%{public}@ took %d ms (100%%)", ["load" as NSString, 5]) == "load took 5 ms (100%)")
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(lock.withLock { $0 + 1 } == 2)
    }

    @Test func containersComeFromTheEnvironment() throws {
        let containers = DeviceContainers(
            environment: ["ISLET_DEVICE_DIR": "/tmp/device", "ISLET_BUNDLE_ID": "org.example", "ISLET_APP_GROUPS": "[\"group.a\"]"],
            bundleIdentifier: nil, isExtension: true)
        #expect(containers.isEntitled(toGroup: "group.a"))
        #expect(!containers.isEntitled(toGroup: "group.b"))
        #expect(containers.groupDirectory("group.a").path == "/tmp/device/Groups/group.a")
        #expect(containers.isExtension)
        #expect(DeviceContainers.fileName("../x/y") == "..%2Fx%2Fy")
        #expect(DeviceContainers.fileName("..") == "%..")
        let free = DeviceContainers(environment: ["XDG_DATA_HOME": "/data"], bundleIdentifier: "b", isExtension: false)
        #expect(free.isEntitled(toGroup: "group.b"))
        #expect(free.deviceDirectory.path == "/data/islet/device")
    }

    @Test func objectsLockRecursively() {
        let object = NSObject()
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_enter(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == 0)
        #expect(objc_sync_exit(object) == -1)
        #expect(autoreleasepool { 3 } == 3)
    }
}
