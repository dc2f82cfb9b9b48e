import FoundationOverlay
import SwiftUI

/// The texts that made-up values hold.
enum MadeUpTexts {
    static func of(_ values: any Encodable...) throws -> _MadeUpTexts {
        var texts: [String] = []
        for value in values { gather(try JSONSerialization.jsonObject(with: ActivityCoding.encode(value), options: .fragmentsAllowed), &texts) }
        return _MadeUpTexts(texts)
    }

    private static func gather(_ value: Any, _ texts: inout [String]) {
        switch value {
        case let text as String: texts.append(text)
        case let list as [Any]: for item in list { gather(item, &texts) }
        case let object as [String: Any]: for item in object.values { gather(item, &texts) }
        default: break
        }
    }
}
