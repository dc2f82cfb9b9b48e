/// Where a text stops being a property list.
public struct PropertyListFault: Error, Sendable, Equatable {
    public let line: Int
    public let reason: String
}
