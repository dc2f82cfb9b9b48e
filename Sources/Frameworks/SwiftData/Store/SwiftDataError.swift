import FoundationOverlay

/// What goes wrong with stores of models.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible {
    private let name: String
    /// What Core Data said.
    let reason: String?

    private init(_ name: String, _ reason: String? = nil) { (self.name, self.reason) = (name, reason) }

    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    public static let unknownSchema = SwiftDataError("unknownSchema")
    public static let backwardMigration = SwiftDataError("backwardMigration")
    public static let missingModelContext = SwiftDataError("missingModelContext")

    func because(_ error: any Error) -> SwiftDataError { SwiftDataError(name, (error as NSError).localizedDescription) }

    public static func == (a: Self, b: Self) -> Bool { a.name == b.name }

    public var description: String { "SwiftDataError.\(name)" + (reason.map { ": \($0)" } ?? "") }
    public var localizedDescription: String { description }
}
