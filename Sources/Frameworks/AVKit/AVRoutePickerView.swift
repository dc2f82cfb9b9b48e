import UIKit

/// A button that chooses where sound goes. There is nowhere else here.
///
/// - Support: partial: its symbol is drawn in its tint; a tap does nothing.
open class AVRoutePickerView: UIView {
    public enum ButtonStyle: Int, Sendable { case system, plain, custom }

    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// - Support: accepted, without effect: no route is active.
    open var activeTintColor: UIColor!
    /// - Support: accepted, without effect: no routes are listed.
    open var prioritizesVideoDevices = false
    /// - Support: accepted, without effect: there is one look.
    open var routePickerButtonStyle = ButtonStyle.system

    private let symbol = UIImageView(image: UIImage(systemName: "airplay.audio"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.contentMode = .scaleAspectFit
        addSubview(symbol)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }
}

@MainActor public protocol AVRoutePickerViewDelegate: AnyObject {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_: AVRoutePickerView) {}
}
