import Foundation
import Metrics
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
    @Test func theScreenIsTheDevices() {
        #expect(UIScreen.main.bounds == CGRect(origin: .zero, size: DeviceTraits.current.screenSize))
        #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.systemVersion == "27.0")
    }

    @Test func otherAppsCannotBeOpened() throws {
        let url = try #require(URL(string: "https://example.com"))
        var answer: Bool?
        UIApplication.shared.open(url) { answer = $0 }
        #expect(answer == false)
        #expect(!UIApplication.shared.canOpenURL(url))
    }

    @Test func viewsKeepTheirHierarchy() {
        let (parent, child) = (UIView(), UILabel())
        child.tag = 7
        parent.addSubview(child)
        #expect(child.superview === parent)
        #expect(parent.viewWithTag(7) === child)
        child.removeFromSuperview()
        #expect(parent.subviews.isEmpty)
    }

    @Test func controllersLoadTheirViewOnce() {
        final class Controller: UIViewController {
            var loads = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }
        let controller = Controller()
        _ = controller.view
        _ = controller.view
        #expect(controller.loads == 1)
    }

    @Test func textSizesFollowTheCategory() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits).pointSize == 43)
        #expect(UIFont.preferredFont(forTextStyle: .headline).weightForTest == .semibold)
    }
}

extension UIFont {
    fileprivate var weightForTest: Weight? {
        if case .system(let font) = fontDescriptor._kind { return font.weight }
        return nil
    }
}
