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
/// - Support: none. Every request fails with `MKError.serverFailure`.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale = CGFloat(DeviceTraits.current.scale)
        open var mapType: MKMapType = .standard
        open var traitCollection = UITraitCollection.current
        open var showsBuildings = true
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage

        init(image: UIImage) {
            self.image = image
            super.init()
        }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

    private let options: Options

    public init(options: Options) {
        self.options = options
        super.init()
    }

    open var isLoading: Bool { false }
    open func cancel() {}

    private func refuse() -> MKError {
        UnsupportedAPI.report("MKMapSnapshotter.start", "fails with MKError.serverFailure: there are no maps")
        return MKError(.serverFailure)
    }

    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, refuse()) }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let error = refuse()
        queue.async { completionHandler(nil, error) }
    }

    open func start() async throws -> Snapshot { throw refuse() }
}
