import Foundation

/// The names that Apple's symbols have, drawn here or not. Read when a symbol is missing.
enum SymbolNames {
    private struct Table: Decodable {
        var names: [String]
        var aliases: [String: String]
    }

    static let known: Set<String> = {
        let url = Bundle.module.bundleURL.appendingPathComponent("Data/SymbolNames.json")
        do {
            let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
            return Set(table.names).union(table.aliases.keys).union(table.aliases.values)
        } catch {
            fatalError("\(url.path): cannot be read (\(error)); install Islet again")
        }
    }()
}

extension SymbolLibrary {
    /// Whether Apple has a symbol of a name, whether or not there is a drawing of it here.
    public func isKnown(_ name: String) -> Bool { SymbolNames.known.contains(name) }
}
