import Foundation
import IsletModel

/// The names that Apple's symbols have, drawn here or not. Read when a symbol is missing.
enum SymbolNames {
    private struct Table: Decodable {
        var names: [String]
        var aliases: [String: String]
        /// Last words of the forms that a symbol has for scripts and languages.
        var scripts: [String]
    }

    static var known: Set<String> { loaded.known }

    /// The name of the symbol that has a form for a script: `textformat` of `textformat.ar`; nil for other names.
    static func withoutScript(_ name: String) -> String? {
        loaded.scripts.first { name.hasSuffix("." + $0) }.map { String(name.dropLast($0.count + 1)) }
    }

    private static let loaded: (known: Set<String>, scripts: [String]) = {
        let url = Bundle.module.bundleURL.appendingPathComponent("Data/SymbolNames.json")
        do {
            let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
            return (Set(table.names).union(table.aliases.keys).union(table.aliases.values), table.scripts)
        } catch {
            fatalError("\(url.path): cannot be read (\(error)); install Islet again")
        }
    }()
}

extension SymbolLibrary {
    /// The name of Apple's that was probably meant by one that is none; nil where none is near.
    public func misspelt(_ name: String) -> String? { NearNames.misspelt(name, in: SymbolNames.known) }

    /// Whether Apple has a symbol of a name, whether or not there is a drawing of it here.
    public func isKnown(_ name: String) -> Bool {
        SymbolNames.known.contains(name) || SymbolNames.withoutScript(name).map(SymbolNames.known.contains) ?? false
    }
}
