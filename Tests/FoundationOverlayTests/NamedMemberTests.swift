import Foundation
import FoundationOverlay
import Testing

@MainActor
@Suite struct NamedMemberTests {
    private final class Listener: NSObject {
        var heard: [String] = []
    }

    private final class Quiet: NSObject {}

    private func listener() -> Listener {
        _NamedMembers.add(Listener.self, method: "heard:") { object, arguments in
            let notification: Notification = _namedArgument(arguments, 0)
            (object as? Listener)?.heard.append(notification.name.rawValue)
            return nil
        }
        return Listener()
    }

    @Test func anObserverIsCalledByTheNameOfItsMethodUntilItIsRemoved() {
        let (listener, center, name) = (listener(), NotificationCenter(), Notification.Name("news"))
        center.addObserver(listener, selector: Selector("heard:"), name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(listener.heard == ["news"])
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard == ["news"])
    }

    @Test func anObjectSaysWhichMethodsItHas() {
        #expect(listener().responds(to: Selector("heard:")))
        #expect(!Quiet().responds(to: Selector("heard:")))
    }

    @Test func aMethodOfASuperclassIsFound() {
        final class Under: NSObject {}
        _NamedMembers.add(NSObject.self, method: "everybody") { _, _ in nil }
        #expect(_NamedMembers.call(Selector("everybody"), of: Under()))
        #expect(!_NamedMembers.call(Selector("nobody"), of: Under()))
    }

    @Test func aMissingArgumentIsNilWhereThatIsPossible() {
        let missing: String? = _namedArgument([], 0)
        let given: String? = _namedArgument(["a"], 0)
        #expect(missing == nil && given == "a")
    }
}
