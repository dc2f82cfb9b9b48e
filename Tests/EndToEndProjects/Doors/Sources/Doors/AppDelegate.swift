import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DoorController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class DoorController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "front door"
        view.addSubview(label)
    }
}

#Preview("handle") { Text("handle") }

#Preview("door") { DoorController() }

struct KeyPreviews: PreviewProvider {
    static var previews: some View { Text("key").previewDisplayName("key") }
}
