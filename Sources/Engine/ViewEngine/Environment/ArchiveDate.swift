import Foundation

private enum ArchiveDateKey: EnvironmentKey { static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }

extension EnvironmentValues {
    /// The moment the view is archived for.
    public var archiveDate: Date {
        get { self[ArchiveDateKey.self] }
        set { self[ArchiveDateKey.self] = newValue }
    }
}
