/// Functions of C that are declared, and in no library of this machine: of a framework that is not here, or of a library that is built otherwise
/// than Apple's. Calling one says so, and gives zero.
struct MissingFunctions: Codable {
    static let fileName = "_IsletMissingFunctions.swift"

    private(set) var names: [String] = []

    /// The names among them that are new and can be those of functions of C.
    mutating func add(_ undefined: [String]) -> [String] {
        let new = undefined.filter { Self.isFunction($0) && !names.contains($0) }
        names += new
        return new
    }

    /// Names of Swift and C++ are mangled; a program without a beginning is one that lacks `main`.
    private static func isFunction(_ name: String) -> Bool {
        guard let first = name.first, name != "main", !name.hasPrefix("_Z") else { return false }
        return (first.isLetter || first == "_") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    var text: String {
        names.enumerated().map { number, name in
            "@_cdecl(\"\(name)\") nonisolated public func _isletMissingFunction_\(number)() -> Int "
                + "{ \(ModuleSupport.leftOutNote)(\"\(name)\"); return 0 }\n"
        }.joined()
    }
}
