import FoundationOverlay
import IsletModel

/// Codes and texts of errors, as data with sources.
struct ActivityErrorTexts: Decodable {
    struct Domain: Decodable {
        var value: String
    }

    struct Entry: Decodable {
        var code: Int
        var reason: String
        var suggestion: String?
    }

    var domain: Domain
    /// By the names of the cases.
    var errors: [String: Entry]

    static let file: ActivityErrorTexts = BundledData.read("authorization-errors", in: .module)
}
