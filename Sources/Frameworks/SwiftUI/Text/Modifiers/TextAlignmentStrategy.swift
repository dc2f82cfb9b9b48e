// - Support: accepted, without effect: texts are aligned and run as their surroundings have it.
import FoundationOverlay
import ViewEngine

extension Text {
    /// What decides the side that lines begin at.
    public struct AlignmentStrategy: Hashable, Sendable {
        let name: String
        public static let `default` = AlignmentStrategy(name: "default")
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    }

    /// What decides the direction that text runs in.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        let name: String
        public static let `default` = WritingDirectionStrategy(name: "default")
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

/// Which form of a text is taken.
public protocol TextVariantPreference {}
public struct FixedTextVariant: TextVariantPreference, Sendable {}
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}
extension TextVariantPreference where Self == FixedTextVariant { public static var fixed: FixedTextVariant { .init() } }
extension TextVariantPreference where Self == SizeDependentTextVariant { public static var sizeDependent: SizeDependentTextVariant { .init() } }

/// The language that text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
    let name: String
    public static let automatic = TypesettingLanguage(name: "automatic")
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(name: language.minimalIdentifier) }
}

extension View {
    public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
    public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
}
