import Foundation

/// Method and headers of a request, with all that they say by themselves: a sender uses the same ones for many requests, so that they are read once.
public final class PushHead: Sendable {
    public let method: String
    public let headers: [PushRequest.Header]
    /// The names of the service's own headers that stand there more than once.
    let repeatedHeaders: [String]
    let authorization: String?
    /// What the headers say of a notification to a device, or the first fault in them.
    let device: Result<NotificationHeaders, PushRefusal>

    public init(method: String, headers: [PushRequest.Header]) {
        (self.method, self.headers) = (method, headers)
        repeatedHeaders = Self.repeated(headers)
        authorization = headers.first { $0.name == "authorization" }?.value
        do throws(PushRefusal) { device = .success(try NotificationHeaders(headers, api: .device, app: nil)) } catch { device = .failure(error) }
    }

    private static func repeated(_ headers: [PushRequest.Header]) -> [String] {
        var repeated: Set<String> = []
        for (index, header) in headers.enumerated() where header.name.hasPrefix("apns-") || header.name == "authorization" {
            if headers[..<index].contains(where: { $0.name == header.name }) { repeated.insert(header.name) }
        }
        return repeated.sorted()
    }
}
