import Foundation

/// The link from the Live Activity into the app: `flashsale://item?id=t-101&name=%E9%9D%92…`.
enum SaleLink {
    static let scheme = "flashsale"

    /// The name travels along so that the app can greet before it has looked the item up. A link holds ASCII only: what is
    /// not ASCII is percent-encoded by `URLComponents`.
    static func url(to item: SaleItem) -> URL? {
        var parts = URLComponents()
        parts.scheme = scheme
        parts.host = "item"
        parts.queryItems = [URLQueryItem(name: "id", value: item.id), URLQueryItem(name: "name", value: item.name)]
        return parts.url
    }

    /// The item a link leads to, and the name it carries.
    static func target(of url: URL) -> (id: String, name: String)? {
        guard url.scheme == scheme, url.host == "item", let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems else {
            return nil
        }
        guard let id = items.first(where: { $0.name == "id" })?.value else { return nil }
        return (id, items.first { $0.name == "name" }?.value ?? "")
    }
}
