import Foundation

extension NSError {
    /// The text that Apple's systems have where an error says nothing of itself; another one here.
    fileprivate var appleDescription: String {
        let own = localizedDescription
        guard own == "The operation could not be completed. (\(domain) error \(code).)" else { return own }
        return "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
}

extension Error {
    /// What went wrong, for people.
    public var localizedDescription: String { (self as NSError).appleDescription }
}
