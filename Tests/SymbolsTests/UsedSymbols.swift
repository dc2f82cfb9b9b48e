import Foundation

/// Names of symbols that public Swift code uses, from `used-symbols.json`.
enum UsedSymbols {
    private struct File: Decodable { var names: [String] }

    static func names() throws -> [String] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("used-symbols.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).names
    }
}
