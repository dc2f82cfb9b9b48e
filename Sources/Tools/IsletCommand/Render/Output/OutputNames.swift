/// Names of the files of a picture: the same for the same view in every run.
struct OutputNames {
    private var taken: Set<String> = []

    /// Path without ending, relative to the output folder: `<target>/<kind>/<family>/<phase>[-n]-<appearance>[-mode]`.
    mutating func path(_ folders: [String], phase: String, index: Int?, appearance: String, mode: String) -> String {
        var name = phase
        if let index { name += "-\(index)" }
        name += "-" + appearance
        if mode != "fullColor" { name += "-" + mode }
        return unique((folders + [name]).map(Self.sanitized).joined(separator: "/"))
    }

    private mutating func unique(_ path: String) -> String {
        var candidate = path
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(path)-\(number)"
            number += 1
        }
        return candidate
    }

    /// A text as the name of a file: letters, digits, `.`, `-` and `_`; everything else becomes `-`.
    static func sanitized(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            let isSafe = character.properties.isAlphabetic || character.properties.numericType != nil || "._-".unicodeScalars.contains(character)
            if isSafe { result.unicodeScalars.append(character) } else if result.last != "-" { result.append("-") }
        }
        while result.first == "." || result.first == "-" { result.removeFirst() }
        while result.last == "-" { result.removeLast() }
        return result.isEmpty ? "unnamed" : String(result.prefix(80))
    }
}
