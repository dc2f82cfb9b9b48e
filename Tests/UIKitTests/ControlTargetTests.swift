import FoundationOverlay
import Testing
import UIKit

@MainActor
@Suite struct ControlTargetTests {
    private final class Screen: UIViewController {
        var pressed = 0
    }

    private func screen() -> Screen {
        _NamedMembers.add(Screen.self, method: "pressed:") { object, arguments in
            let sender: UIButton = _namedArgument(arguments, 0)
            (object as? Screen)?.pressed += sender.tag
            return nil
        }
        return Screen(nibName: nil, bundle: nil)
    }

    @Test func aTapCallsTheMethodOfItsTarget() {
        let (screen, button) = (screen(), UIButton(type: .system))
        button.tag = 3
        button.addTarget(screen, action: Selector("pressed:"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(screen.pressed == 3)
    }

    @Test func aTargetThatIsRemovedHearsNothing() {
        let (screen, button) = (screen(), UIButton(type: .system))
        button.tag = 1
        button.addTarget(screen, action: Selector("pressed:"), for: .touchUpInside)
        button.removeTarget(screen, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(screen.pressed == 0)
    }
}
