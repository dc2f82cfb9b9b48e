import CoreGraphics
import Metrics

/// Measures of UIKit's views in points, as the generation of the system has them that the program is drawn for.
enum UIMetrics {
    static subscript(metric: ControlMetric) -> CGFloat { ControlMetrics.shared[metric, DeviceTraits.current.profile] }
}
