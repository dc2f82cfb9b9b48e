import Foundation
import IsletModel

/// What texts and targets must reach, with its sources: `accessibility.json`.
public struct AuditLimits: Decodable, Sendable {
    struct Contrast: Decodable, Sendable {
        /// Ratios by WCAG.
        var text: Double
        var largeText: Double
    }

    struct LargeText: Decodable, Sendable {
        /// Points.
        var size: Double
        var boldSize: Double
        /// 1…1000.
        var boldWeight: Double
    }

    struct Target: Decodable, Sendable {
        /// The shortest side, in points.
        var side: Double
        var usual: Double
    }

    var contrast: Contrast
    var largeText: LargeText
    var target: Target

    public static let shared: AuditLimits = BundledData.read("accessibility", in: .module)
}
