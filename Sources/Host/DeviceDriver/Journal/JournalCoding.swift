import Foundation
import IsletModel
import WidgetSystem

/// How states are written: the same bytes for the same state, and numbers that JSON does not have as words.
public enum JournalCoding {
    public static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(value)
    }

    /// - Parameter rules: What widgets are judged by from now on.
    public static func decode<Value: Decodable>(_ type: Value.Type, from data: Data, rules: WidgetProfile = .standard) throws -> Value {
        let decoder = JSONDecoder()
        decoder.userInfo[WidgetSystem.profileKey] = rules
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: data)
    }
}
