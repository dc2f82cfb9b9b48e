import ExtensionProtocol
import FoundationOverlay
import Metrics
import ViewEngine

extension RenderVariant {
    /// Takes the size, in points, that a preview asks for.
    public mutating func take(_ layout: PreviewTraits.Layout) {
        switch layout {
        case .device, .sizeThatFits: break
        case .fixed(let size): self.size = size
        case .landscape: turn()
        }
    }

    /// Turns a device that stands upright to its side. What covers a phone's top then lies beside the content, and as much is left free across
    /// from it; a phone with a home button has nothing there, a tablet keeps its bars.
    private mutating func turn() {
        guard size.width < size.height else { return }
        size = CGSize(width: size.height, height: size.width)
        device.screen = CGSize(width: device.screen.height, height: device.screen.width)
        guard DeviceTraits.current.idiom == .phone else { return }
        let side = safeArea.bottom > 0 ? safeArea.top : 0
        let bottom = safeArea.bottom > 0 ? Double(ControlMetrics.shared[.landscapeBottomInset, DeviceTraits.current.profile]) : 0
        safeArea = EdgeMargins(top: 0, leading: side, bottom: bottom, trailing: side)
    }
}
