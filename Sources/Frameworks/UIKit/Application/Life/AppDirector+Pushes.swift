import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import UserNotifications

/// Pushes for the app itself.
extension _AppDirector {
    func take(_ push: AppPush) async -> AppAnswer.Outcome {
        switch push.occasion {
        case .background: await fetch(push)
        case .presentation: await present(push)
        case .tap: await open(push)
        }
    }

    /// The delegate fetches what the push announces.
    private func fetch(_ push: AppPush) async -> AppAnswer.Outcome {
        launchInBackground()
        guard let delegate = UIApplication.shared.delegate else {
            return .notHandled(reason: "the app has no application delegate that could take a background push")
        }
        let isDone = await Deadline.wait(push.patience) { done in
            Task { @MainActor in
                _ = await delegate.application(.shared, didReceiveRemoteNotification: push.userInfo)
                done()
            }
        }
        return isDone ? .done : .timedOut
    }

    /// The app is on the screen and decides whether the notification is shown.
    private func present(_ push: AppPush) async -> AppAnswer.Outcome {
        let center = UNUserNotificationCenter.current()
        guard let delegate = center.delegate else {
            return .notHandled(reason: "the app is in the foreground and has no delegate of UNUserNotificationCenter: nothing is shown")
        }
        let notification = UNNotification(_push: push)
        let options = await delegate.userNotificationCenter(center, willPresent: notification)
        guard options.contains(.banner) || options.contains(.list) else {
            return .notHandled(reason: "the app is in the foreground, and its delegate wants neither a banner nor the list")
        }
        return .done
    }

    /// A person has tapped the notification; the app has come to the foreground.
    private func open(_ push: AppPush) async -> AppAnswer.Outcome {
        let center = UNUserNotificationCenter.current()
        guard let delegate = center.delegate else { return .done }
        let response = UNNotificationResponse(_notification: UNNotification(_push: push), actionIdentifier: UNNotificationDefaultActionIdentifier)
        await delegate.userNotificationCenter(center, didReceive: response)
        return .done
    }
}

extension AppPush {
    /// The payload as delegates get it.
    fileprivate var userInfo: [AnyHashable: Any] {
        ((try? JSONSerialization.jsonObject(with: Data(payload.utf8))) as? [String: Any] ?? [:]).reduce(into: [:]) { $0[$1.key] = $1.value }
    }
}
