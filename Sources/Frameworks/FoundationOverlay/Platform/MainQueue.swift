import Dispatch
import Foundation

/// Whether code runs on the main queue, which some programs serve from other threads than the first.
public enum _MainQueue {
    public static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
