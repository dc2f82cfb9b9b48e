import Foundation

/// A call in the program's own code.
public struct SourceFrame: Sendable, Hashable {
    /// As written in the source: `Forecast.Row.body.getter`.
    public var function: String
    public var place: CrashReport.Place?

    public init(function: String, place: CrashReport.Place? = nil) {
        self.function = function
        self.place = place
    }

    /// The views whose bodies a trace goes through, the outermost first, each once in a row.
    static func viewPath(_ trace: [SourceFrame]) -> [String] {
        var path: [String] = []
        for name in trace.reversed().compactMap(\.viewName) where path.last != name { path.append(name) }
        guard path.count > longestPath else { return path }
        return path.prefix(longestPath / 2) + ["…"] + path.suffix(longestPath / 2)
    }

    private static let longestPath = 12

    /// The type whose body the call reads: `Row` of `closure #1 in Forecast.Row.body.getter`.
    private var viewName: String? {
        guard let end = function.range(of: ".body.getter") else { return nil }
        let head = function[..<end.lowerBound]
        let start = head.range(of: " in ", options: .backwards)?.upperBound ?? head.startIndex
        let names = head[start...].split(separator: ".")
        return names.count > 1 ? names.dropFirst().joined(separator: ".") : names.last.map(String.init)
    }

    /// Whether one place of the program stands in a trace so often that it can only be a recursion without an end.
    static func isEndless(_ trace: [SourceFrame]) -> Bool {
        let counts = trace.reduce(into: [SourceFrame: Int]()) { $0[$1, default: 0] += 1 }
        return counts.values.contains { $0 >= repetitions }
    }

    private static let repetitions = 40
}
