import UIKit

/// An app without scenes: the window of its main storyboard is there when it is told of its launch, and nothing in it is loaded yet.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        (window?.rootViewController as? PictureController)?.greeting = "Given before it was loaded"
        return UIApplication.shared.delegate?.window??.rootViewController != nil
    }
}
