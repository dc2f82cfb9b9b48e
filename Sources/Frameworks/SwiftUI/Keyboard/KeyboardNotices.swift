import FoundationOverlay
import Metrics
import Snapshot
import UIKit

/// Tells a program where the keyboard is, as UIKit does.
@MainActor
final class KeyboardNotices {
    private var frame: CGRect?

    /// - Parameter frame: In points from the top left of the screen; nil where there is no keyboard.
    func tell(_ frame: CGRect?, in screen: CGSize) {
        guard frame != self.frame else { return }
        let below = CGRect(x: 0, y: screen.height, width: screen.width, height: (frame ?? self.frame)?.height ?? 0)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: self.frame ?? below),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame ?? below),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.metric(.keyboardAnimationDuration)),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Int(Self.metric(.keyboardAnimationCurve))),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        var names = [UIResponder.keyboardWillChangeFrameNotification]
        if self.frame == nil { names.append(UIResponder.keyboardWillShowNotification) }
        if frame == nil { names.append(UIResponder.keyboardWillHideNotification) }
        names.append(UIResponder.keyboardDidChangeFrameNotification)
        if self.frame == nil { names.append(UIResponder.keyboardDidShowNotification) }
        if frame == nil { names.append(UIResponder.keyboardDidHideNotification) }
        self.frame = frame
        DispatchQueue.main.async { for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) } }
    }

    private static func metric(_ metric: ControlMetric) -> Double { ControlMetrics.shared[metric, DeviceTraits.current.profile] }
}

extension SnapshotNode {
    /// The frame of the first node with a role, in points of the snapshot.
    func firstFrame(of role: String) -> CGRect? {
        if self.role == role { return frame }
        return children.lazy.compactMap { $0.firstFrame(of: role) }.first
    }
}
