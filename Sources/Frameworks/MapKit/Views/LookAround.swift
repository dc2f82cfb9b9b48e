import CoreLocation
import FoundationOverlay
import SwiftUI

/// A place seen from the street.
/// - Support: none. There is none here.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// - Support: none. Every request fails, as on a device without a network.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D?
    public let mapItem: MKMapItem?
    open var isCancelled: Bool { false }
    open var isLoading: Bool { false }

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (nil, mapItem) }

    open var scene: MKLookAroundScene? { get async throws { throw MKError(.serverFailure) } }
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

/// A place seen from the street, between other views.
/// - Support: partial: a grey ground, as while nothing has been loaded.
public struct LookAroundPreview: View {
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View { Color(uiColor: .systemGray5) }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

// - Support: accepted, without effect: no place is loaded.
extension View {
    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { self }

    public nonisolated func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View { self }

    public nonisolated func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = false) -> some View { self }
    public nonisolated func mapItemDetailSheet(isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = false) -> some View { self }
    public nonisolated func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = false, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { self }
}

extension View {
    /// - Support: accepted, without effect: the camera stands.
    public nonisolated func mapCameraKeyframeAnimator<Value: Equatable>(
        trigger: Value, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View { self }
}
