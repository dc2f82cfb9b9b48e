import CoreLocation
import FoundationOverlay

// Apple's servers cannot be reached: every question fails as without a network.

public struct MKLocalSearchResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = MKLocalSearchResultType(rawValue: 1)
    public static let pointOfInterest = MKLocalSearchResultType(rawValue: 2)
}

/// Looks for places by words.
/// - Support: none. Fails with `MKError.serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: MKLocalSearchResultType = [.address, .pointOfInterest]

        public override init() { super.init() }

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// As Objective-C's initializer is called where Swift refines it.
        public convenience init(__naturalLanguageQuery query: String) { self.init(naturalLanguageQuery: query) }

        public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
    }

    open class Response: NSObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void

    open var isSearching: Bool { false }

    public init(request: Request) { super.init() }
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

/// A proposal for what is being typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var subtitle: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
}

public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Proposes places while words are typed.
/// - Support: none. Nothing is proposed.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: MKLocalSearchResultType = [.address, .pointOfInterest]
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet { if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) } }
    }
    open func cancel() {}
}

/// Asks what lies at a place.
/// - Support: none. Fails with `MKError.serverFailure`.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init?(location: CLLocation) {
        self.location = location
        super.init()
    }

    open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
    open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

/// Asks where an address is.
/// - Support: none. Fails with `MKError.serverFailure`.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
        super.init()
    }

    open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
    open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}
