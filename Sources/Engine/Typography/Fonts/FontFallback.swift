import Foundation

/// Finds faces for characters that a font lacks.
struct FontFallback {
    private struct Question: Hashable {
        var scalar: UInt32
        var script: UInt32
        var language: String
        var isBold: Bool
        var isMonospaced: Bool
    }

    private var answers: [Question: FontFace?] = [:]

    /// The first pinned face that has the character; nil if none has.
    mutating func face(for scalar: UInt32, script: UInt32, language: String, weight: Double, isMonospaced: Bool = false) -> FontFace? {
        let question = Question(scalar: scalar, script: script, language: language, isBold: weight >= 550, isMonospaced: isMonospaced)
        if let known = answers[question] { return known }
        let found = search(question)
        answers[question] = found
        return found
    }

    private func search(_ question: Question) -> FontFace? {
        guard let scalar = Unicode.Scalar(question.scalar) else { return nil }
        let catalog = FontCatalog.shared
        let script = Self.name(of: question.script)
        let fitting = catalog.fallback.filter { $0.scripts.contains(script) && $0.accepts(question.language) }
        let rest = catalog.fallback.filter { $0.scripts.isEmpty || !$0.scripts.contains(script) }
        let monospaced = question.isMonospaced ? [catalog.monospacedFallback.family] : []
        for family in monospaced + fitting.map(\.family) + [catalog.emoji] + rest.map(\.family) {
            guard let entry = catalog.family(named: family)?.face(weight: question.isBold ? 700 : 400, isItalic: false),
                let face = try? FontLibrary.shared.face(named: entry.name), face.glyph(for: scalar) != nil
            else { continue }
            return face
        }
        return nil
    }

    private static func name(of tag: UInt32) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}

extension FontCatalog.Fallback {
    /// Whether the family serves texts in a language; a list of languages is matched by its beginnings.
    func accepts(_ language: String) -> Bool {
        guard let languages else { return true }
        return languages.contains { language == $0 || language.hasPrefix($0 + "-") }
    }
}
