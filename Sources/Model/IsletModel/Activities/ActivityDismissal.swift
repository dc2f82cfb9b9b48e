import Foundation

/// When an ended activity leaves the Lock Screen.
public enum ActivityDismissal: Codable, Hashable, Sendable {
    case byDefault, immediate
    case after(Date)
}
