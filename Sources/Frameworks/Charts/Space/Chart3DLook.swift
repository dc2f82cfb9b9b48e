// - Support: accepted, without effect: charts are seen from the front.
import FoundationOverlay
import SwiftUI

/// From where a chart is seen.
public struct Chart3DPose: Hashable, Sendable {
    public var azimuth: Angle
    public var inclination: Angle

    public init(azimuth: Angle, inclination: Angle) { (self.azimuth, self.inclination) = (azimuth, inclination) }

    public static let `default` = Chart3DPose(azimuth: .degrees(-30), inclination: .degrees(20))
    public static let front = Chart3DPose(azimuth: .degrees(0), inclination: .degrees(0))
    public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .degrees(0))
    public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .degrees(0))
    public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .degrees(0))
    public static let top = Chart3DPose(azimuth: .degrees(0), inclination: .degrees(90))
    public static let bottom = Chart3DPose(azimuth: .degrees(0), inclination: .degrees(-90))
}

public struct Chart3DCameraProjection: Hashable, Sendable {
    let name: String
    public static let automatic = Chart3DCameraProjection(name: "automatic")
    public static let perspective = Chart3DCameraProjection(name: "perspective")
    public static let orthographic = Chart3DCameraProjection(name: "orthographic")
}

public struct Chart3DRenderingStyle: Hashable, Sendable {
    let name: String
    public static let automatic = Chart3DRenderingStyle(name: "automatic")
    public static let volumetric = Chart3DRenderingStyle(name: "volumetric")
}

/// How a surface is coloured.
public struct Chart3DSurfaceStyle: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.accentColor }
}

extension ShapeStyle where Self == Chart3DSurfaceStyle {
    public static var heightBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
    public static var normalBased: Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
    public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>? = nil) -> Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
}

/// How a symbol stands in space.
public protocol Chart3DSymbolShape: Sendable {}
public struct BasicChart3DSymbolShape: Chart3DSymbolShape {}
extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
    public static var sphere: BasicChart3DSymbolShape { .init() }
    public static var cube: BasicChart3DSymbolShape { .init() }
    public static var cone: BasicChart3DSymbolShape { .init() }
    public static var cylinder: BasicChart3DSymbolShape { .init() }
}

extension ChartContent {
    public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some ChartContent { self }
}

extension View {
    public nonisolated func chart3DPose(_ pose: Chart3DPose) -> some View { self }
    public nonisolated func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
    public nonisolated func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }
    public nonisolated func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }
    public nonisolated func chartZAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View { self }
    public nonisolated func chartZAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View { self }
    public nonisolated func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}
