import SwiftUI
import UIKit
import UserNotifications

@main
struct ParcelsApp: App {
    @UIApplicationDelegateAdaptor(ParcelsDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Parcels") }
    }
}

/// Takes pushes, and prints what it is told.
final class ParcelsDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { isAllowed, _ in
            print("notifications \(isAllowed)")
        }
        application.registerForRemoteNotifications()
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        print("token of \(deviceToken.count) bytes")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        print("fetches \(userInfo["parcel"] ?? "nothing")")
        completionHandler(.newData)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        print("presents \(notification.request.content.title)")
        completionHandler(notification.request.content.title == "Quiet" ? [] : [.banner])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        print("opens parcel \(response.notification.request.content.userInfo["parcel"] ?? "none")")
        completionHandler()
    }
}
