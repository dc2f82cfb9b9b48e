import Foundation
import IsletModel

/// Options of `render`, each with several values: every combination is drawn.
///
/// ```
/// { "device": ["iPhone 16", "iPhone SE (3rd generation)"], "locale": ["en_US", "ar_SA"], "dynamic-type": ["large", "accessibility3"] }
/// ```
public struct GoldenMatrix: Codable, Hashable, Sendable {
    public var axes: [String: [String]]

    public init(axes: [String: [String]] = [:]) { self.axes = axes }

    public init(from decoder: any Decoder) throws { axes = try decoder.singleValueContainer().decode([String: [String]].self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(axes)
    }

    /// Reads a file.
    ///
    /// - Parameter names: The options that may be named.
    /// - Throws: ``GoldenFault`` with the file, the place and the mend.
    public init(file: URL, options names: [String]) throws(GoldenFault) {
        guard let data = FileManager.default.contents(atPath: file.path) else { throw GoldenFault("--matrix: \(file.path) cannot be read") }
        if let fault = JSONFault(in: data) { throw GoldenFault("\(file.path): \(fault)") }
        do {
            axes = try JSONDecoder().decode([String: [String]].self, from: data)
        } catch {
            throw GoldenFault("\(file.path): lists of values by option are expected, such as {\"locale\": [\"en_US\", \"ar_SA\"]}")
        }
        for (name, values) in axes.sorted(by: { $0.key < $1.key }) {
            guard names.contains(name) else {
                let near = NearNames.of(name, in: names)
                throw GoldenFault(
                    "\(file.path): there is no option “\(name)”: "
                        + (near.isEmpty ? "use \(names.joined(separator: ", "))" : "did you mean \(near.joined(separator: ", "))?"))
            }
            if values.isEmpty { throw GoldenFault("\(file.path): “\(name)” lists no value") }
            if Set(values).count < values.count { throw GoldenFault("\(file.path): “\(name)” lists a value twice") }
        }
    }

    /// One combination of values.
    public struct Cell: Hashable, Sendable {
        /// The values by option.
        public var options: [String: String]
        /// The folder of its pictures, below that of all; empty where there is no matrix.
        public var folder: String
    }

    /// Every combination, in the order of the options' names and of the values.
    public var cells: [Cell] {
        axes.sorted { $0.key < $1.key }.reduce([Cell(options: [:], folder: "")]) { cells, axis in
            cells.flatMap { cell in
                axis.value.map { value in
                    var next = cell
                    next.options[axis.key] = value
                    next.folder += Self.folder(value) + "/"
                    return next
                }
            }
        }
    }

    private static func folder(_ value: String) -> String {
        let text = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "._-".contains($0) ? $0 : "-" })
        return text.allSatisfy { $0 == "." } ? "value" : text
    }
}
