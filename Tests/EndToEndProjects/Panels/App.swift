import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let list = UINavigationController(rootViewController: ListController(style: .insetGrouped))
        list.navigationBar.prefersLargeTitles = true
        list.tabBarItem = UITabBarItem(title: "Plants", image: UIImage(systemName: "leaf"), tag: 0)
        let form = UINavigationController(rootViewController: FormController())
        form.tabBarItem = UITabBarItem(title: "Watering", image: UIImage(systemName: "drop"), tag: 1)
        let grid = UINavigationController(rootViewController: GridController())
        grid.tabBarItem = UITabBarItem(title: "Grid", image: UIImage(systemName: "square.grid.2x2"), tag: 2)
        let tabs = UITabBarController()
        tabs.viewControllers = [list, form, grid]
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
