import FoundationOverlay
import Metrics
import UIKit

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }

public struct MKError: Error, Hashable, CustomNSError, Sendable {
    public enum Code: UInt, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }
}

/// Makes pictures of maps.
///
/// - Support: partial. A plain map is drawn that says so; places and sizes are right.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion() {
            didSet { mapRect = region.mapRect }
        }
        open var mapRect = MKMapRect()
        open var camera = MKMapCamera() {
            didSet { region = camera.region }
        }
        open var size = CGSize(width: 256, height: 256)
        open var scale = CGFloat(DeviceTraits.current.scale)
        open var mapType: MKMapType = .standard
        open var traitCollection = UITraitCollection.current
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        public let traitCollection: UITraitCollection
        private let projection: MapProjection

        init(image: UIImage, _ options: Options, _ projection: MapProjection) {
            self.image = image
            traitCollection = options.traitCollection
            self.projection = projection
            super.init()
        }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(coordinate) }
    }

    public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

    private let options: Options

    public init(options: Options) {
        self.options = options
        super.init()
    }

    open var isLoading: Bool { false }
    open func cancel() {}

    private func draw() throws -> Snapshot {
        guard options.size.width >= 1, options.size.height >= 1, !options.mapRect.isEmpty else { throw MKError(.unknown) }
        UnsupportedAPI.report("MKMapSnapshotter", "a plain map is drawn in place of Apple's; places and sizes are right")
        let projection = MapProjection(options.mapRect, size: options.size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        let colors: MapColors = options.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            MapPicture(plan: MapPlan(projection), colors: colors, size: options.size).draw(in: context.cgContext)
        }
        return Snapshot(image: image, options, projection)
    }

    open func start(completionHandler: @escaping CompletionHandler) { start(with: .main, completionHandler: completionHandler) }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let result = Result { try draw() }
        queue.async {
            switch result {
            case .success(let snapshot): completionHandler(snapshot, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    open func start() async throws -> Snapshot { try draw() }
}

open class MKMapConfiguration: NSObject, @unchecked Sendable {
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle = ElevationStyle.flat
    override init() {}
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() {}
    public convenience init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable { public override init() {} }
open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable { public override init() {} }

open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    public static let includingAll = MKPointOfInterestFilter()
    public static let excludingAll = MKPointOfInterestFilter()
}

/// Where a map is looked at from.
open class MKMapCamera: NSObject, @unchecked Sendable {
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Metres.
    open var centerCoordinateDistance = 1_000.0
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0

    public convenience init(
        lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (center, distance, pitch, heading)
    }

    var region: MKCoordinateRegion { MapCameraRegion.region(center: centerCoordinate, distance: centerCoordinateDistance) }
}

enum MapCameraRegion {
    /// A camera sees as much as 30 degrees hold at its distance.
    static func region(center: CLLocationCoordinate2D, distance: Double) -> MKCoordinateRegion {
        let metres = 2 * distance * tan(15 * .pi / 180)
        return MKCoordinateRegion(center: center, latitudinalMeters: metres, longitudinalMeters: metres)
    }
}
