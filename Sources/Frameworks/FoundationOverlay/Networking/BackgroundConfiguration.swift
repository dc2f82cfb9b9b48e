import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
    /// A configuration for transfers that outlast the process on a device. Here they run in this process and end with it; the
    /// system tells of their end as of others: `handleEventsForBackgroundURLSession`, `onBackgroundURLSessionEvents`.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        BackgroundConfiguration.maker.init(identifier: identifier, copying: .default)
    }

    /// The identifier of a background session's configuration; nil for others.
    public var identifier: String? { (self as? BackgroundConfiguration)?.backgroundIdentifier }

    /// The group in whose container an extension's background session keeps its files.
    public var sharedContainerIdentifier: String? {
        get { (self as? BackgroundConfiguration)?.container }
        set {
            guard let background = self as? BackgroundConfiguration else {
                OverlayDiagnostics.report(
                    .foundationUnsupported, "URLSessionConfiguration.sharedContainerIdentifier is kept for background(withIdentifier:) alone")
                return
            }
            background.container = newValue
        }
    }

    /// Whether the app is launched, or woken, when transfers end.
    public var sessionSendsLaunchEvents: Bool {
        get { (self as? BackgroundConfiguration)?.sendsLaunchEvents ?? false }
        set { (self as? BackgroundConfiguration)?.sendsLaunchEvents = newValue }
    }
}

private protocol BackgroundConfigurationMaking: URLSessionConfiguration {
    var container: String? { get set }
    var sendsLaunchEvents: Bool { get set }
    init(identifier: String, copying other: URLSessionConfiguration)
}

/// A configuration with what only background sessions have. A session keeps a copy of the configuration it is made with.
private final class BackgroundConfiguration: URLSessionConfiguration, BackgroundConfigurationMaking, @unchecked Sendable {
    let backgroundIdentifier: String
    var container: String?
    var sendsLaunchEvents = true

    static var maker: any BackgroundConfigurationMaking.Type { BackgroundConfiguration.self }

    // Calls the initialiser of its superclass, which is deprecated for everybody but subclasses.
    @available(*, deprecated)
    init(identifier: String, copying other: URLSessionConfiguration) {
        backgroundIdentifier = identifier
        super.init()
        requestCachePolicy = other.requestCachePolicy
        timeoutIntervalForRequest = other.timeoutIntervalForRequest
        timeoutIntervalForResource = other.timeoutIntervalForResource
        networkServiceType = other.networkServiceType
        allowsCellularAccess = other.allowsCellularAccess
        isDiscretionary = other.isDiscretionary
        connectionProxyDictionary = other.connectionProxyDictionary
        httpShouldSetCookies = other.httpShouldSetCookies
        httpCookieAcceptPolicy = other.httpCookieAcceptPolicy
        httpAdditionalHeaders = other.httpAdditionalHeaders
        httpMaximumConnectionsPerHost = other.httpMaximumConnectionsPerHost
        httpCookieStorage = other.httpCookieStorage
        urlCredentialStorage = other.urlCredentialStorage
        urlCache = other.urlCache
        protocolClasses = other.protocolClasses
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.maker.init(identifier: backgroundIdentifier, copying: self)
        copy.container = container
        copy.sendsLaunchEvents = sendsLaunchEvents
        return copy
    }
}
