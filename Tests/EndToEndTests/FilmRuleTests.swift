import EndToEnd
import Foundation
import Testing

/// Rules of motion that `islet film` shows.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct FilmRuleTests {
    private func counter() throws -> Film { try Film([Projects.path("Motion"), "--widget", "Count", "--appearance", "light"]) }

    @Test("R134: digits roll up where the value grows and down where it falls, and in between both can be seen")
    func numericTransition() throws {
        let film = try counter()
        #expect(film.answer.states == ["entry 0", "entry 1", "entry 2"])
        for (change, goesUp) in [(0, true), (1, false)] {
            let middle = try film.tree(change, at: 0.15)
            let digits = middle.split(separator: "\n").filter { $0.contains("transform 1 0 0 1 0") && $0.contains("opacity") && $0.contains("blur") }
            #expect(digits.count == 2, "\(middle)")
            // What comes stands below its place where the number grows: its shift is positive.
            let shifts = digits.compactMap { line in line.firstMatch(of: /transform 1 0 0 1 0 (-?[0-9.]+)/).flatMap { Double($0.1) } }
            #expect(shifts.count == 2 && (shifts[1] > 0) == goesUp && (shifts[0] < 0) == goesUp, "\(shifts)")
        }
        #expect(try film.trees(0).first?.contains("\"7\"") == true)
        #expect(try film.trees(0).last?.contains("\"12\"") == true)
    }

    @Test("R128: what is elastic goes beyond its end and comes back, as its response and damping say")
    func elasticMotion() throws {
        let film = try counter()
        let widths = try film.trees(0).compactMap { Film.frame(of: "Capsule", in: $0)?[2] }
        #expect(widths.first == 20 && widths.last == 100, "\(widths)")
        let most = try #require(widths.max())
        // exp(−π ζ / √(1 − ζ²)) of the way too far, after response / 2 / √(1 − ζ²) seconds.
        #expect(abs(most - (100 + 80 * 0.046)) < 0.3, "\(most)")
        let peak = try #require(widths.firstIndex(of: most))
        #expect(abs(Double(peak) / 60 - 0.42) < 0.05, "\(peak)")
    }

    @Test("R128: a Live Activity's content follows the spring of its own that interpolatingSpring describes")
    func interpolatingSpring() throws {
        let folder = try StateFiles(["near": "{\"isNear\": true}", "far": "{\"isNear\": false}"])
        let film = try Film([Projects.path("Motion"), "--attributes-type", "Ride", "--state", folder["far"], "--state", folder["near"]])
        let places = try film.trees(0).compactMap { Film.frame(of: "Circle", in: $0)?[0] }
        let (first, last) = (try #require(places.first), try #require(places.last))
        #expect(last > first + 50)
        // ζ = 25 / (2 √300) = 0.722: 3.8 % too far.
        #expect(abs((places.max() ?? 0) - last - (last - first) * 0.038) < 1, "\(places)")
    }
}

/// Content states in files, for the command line.
struct StateFiles {
    private let folder: URL

    init(_ states: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-states-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, json) in states { try Data(json.utf8).write(to: folder.appendingPathComponent(name + ".json")) }
    }

    subscript(name: String) -> String { folder.appendingPathComponent(name + ".json").path }
}
