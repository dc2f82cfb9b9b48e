import Foundation

/// Reads string catalogs (`.xcstrings`).
public struct StringCatalogFile: Sendable {
    /// The language of the keys.
    public var sourceLanguage: String
    /// Phrases by language, then key.
    public var phrases: [String: [String: LocalizedPhrase]]
    /// What stands in the language of the keys, by keys that are managed by hand and not found in sources. Placeholders have their names in it, such
    /// as `%(count)lld`.
    public private(set) var manualTexts: [String: String] = [:]

    public init(_ data: Data, file: String) throws {
        let catalog: Catalog
        do {
            catalog = try JSONDecoder().decode(Catalog.self, from: data)
        } catch let DecodingError.dataCorrupted(context) {
            let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
            throw LocalizationFailure(file: file, reason: "is not JSON (\(detail ?? context.debugDescription))")
        } catch let DecodingError.keyNotFound(key, context) {
            throw LocalizationFailure(file: file, reason: "has no “\(key.stringValue)” at \(Self.place(context.codingPath))")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            throw LocalizationFailure(file: file, reason: "\(context.debugDescription) At \(Self.place(context.codingPath))")
        }
        sourceLanguage = catalog.sourceLanguage
        phrases = [:]
        for (key, entry) in catalog.strings {
            if entry.extractionState == "manual" { manualTexts[key] = entry.localizations?[sourceLanguage]?.text ?? key }
            for (language, localization) in entry.localizations ?? [:] {
                phrases[language, default: [:]][key] = localization.phrase
            }
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "the top" : path.map(\.stringValue).joined(separator: " › ")
    }

    private struct Catalog: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var extractionState: String?
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: StringUnit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
        var stringSet: StringSet?

        /// As it is written, in the form that stands for all others.
        var text: String? { stringUnit?.value ?? variations?.text ?? stringSet?.values.first }

        /// A unit that waits for its translation (`new`, empty) is left out, so that another language is looked up.
        var phrase: LocalizedPhrase? {
            guard let variant = variations?.variant ?? stringUnit?.variant ?? stringSet?.variant else { return nil }
            let parts = (substitutions ?? [:]).compactMapValues { substitution in
                substitution.variations.variant.map {
                    LocalizedPhrase.Substitution(
                        argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld", variant: $0)
                }
            }
            return LocalizedPhrase(variant: variant, substitutions: parts)
        }
    }

    private struct StringUnit: Decodable {
        var state: String?
        var value: String

        var variant: LocalizedVariant? { state == "new" && value.isEmpty ? nil : .text(PlaceholderNames.removed(from: value)) }
    }

    private struct StringSet: Decodable {
        var values: [String]
        var variant: LocalizedVariant? { values.first.map { .text(PlaceholderNames.removed(from: $0)) } }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations
    }

    private struct Node: Decodable {
        var stringUnit: StringUnit?
        var variations: Variations?

        var variant: LocalizedVariant? { variations?.variant ?? stringUnit?.variant }
        var text: String? { stringUnit?.value ?? variations?.text }
    }

    private struct Variations: Decodable {
        var plural: [String: Node]?
        var device: [String: Node]?

        var text: String? { (device ?? plural)?["other"]?.text }

        var variant: LocalizedVariant? {
            if let device { return .device(device.compactMapValues(\.variant)) }
            guard let plural else { return nil }
            var forms: [PluralCategory: LocalizedVariant] = [:]
            for (name, node) in plural {
                guard let category = PluralCategory(rawValue: name), let variant = node.variant else { continue }
                forms[category] = variant
            }
            return forms.isEmpty ? nil : .plural(forms)
        }
    }
}
