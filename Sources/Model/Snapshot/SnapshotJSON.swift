import Foundation

extension Snapshot {
    private static let notFinite = (positive: "inf", negative: "-inf", nan: "nan")

    /// JSON with sorted keys: equal snapshots give equal bytes. Numbers that are not finite become strings.
    public func writeDeterministicJSON() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: Self.notFinite.positive, negativeInfinity: Self.notFinite.negative, nan: Self.notFinite.nan)
        return try encoder.encode(self)
    }

    /// Reads what ``writeDeterministicJSON()`` wrote.
    public init(json: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: Self.notFinite.positive, negativeInfinity: Self.notFinite.negative, nan: Self.notFinite.nan)
        self = try decoder.decode(Snapshot.self, from: json)
    }
}
