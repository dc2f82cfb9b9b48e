import Foundation
import FoundationNetworking

/// What iOS says of errors of the network, in English.
enum NetworkErrorTexts {
    static func userInfo(_ code: URLError.Code, url: URL?) -> [String: Any] {
        var result: [String: Any] = [:]
        result[NSLocalizedDescriptionKey] = texts[code]
        result[NSURLErrorFailingURLErrorKey] = url
        result["NSErrorFailingURLStringKey"] = url?.absoluteString
        return result
    }

    /// The strings of CFNetwork's table, as they stand in public reports of errors.
    private static let texts: [URLError.Code: String] = [
        .unknown: "unknown error", .cancelled: "cancelled", .badURL: "bad URL", .timedOut: "The request timed out.",
        .unsupportedURL: "unsupported URL", .cannotFindHost: "A server with the specified hostname could not be found.",
        .cannotConnectToHost: "Could not connect to the server.", .networkConnectionLost: "The network connection was lost.",
        .dnsLookupFailed: "A server with the specified hostname could not be found.", .httpTooManyRedirects: "too many HTTP redirects",
        .resourceUnavailable: "resource unavailable", .notConnectedToInternet: "The Internet connection appears to be offline.",
        .redirectToNonExistentLocation: "redirected to nowhere",
        .badServerResponse: "There was a bad response from the server.", .userCancelledAuthentication: "user cancelled authentication",
        .userAuthenticationRequired: "user authentication required", .zeroByteResource: "zero byte resource",
        .cannotDecodeRawData: "cannot decode raw data", .cannotDecodeContentData: "cannot decode content data",
        .cannotParseResponse: "cannot parse response", .cannotCreateFile: "cannot create file",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
        .serverCertificateUntrusted: "The certificate for this server is invalid.",
    ]
}
