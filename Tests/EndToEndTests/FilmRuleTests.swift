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
        // Both together are always half a line's height away, blurred by two points.
        let early = try film.tree(0, at: 0.05).split(separator: "\n").filter { $0.contains("transform 1 0 0 1 0") && $0.contains("blur") }
        let ways = early.compactMap { $0.firstMatch(of: /transform 1 0 0 1 0 (-?[0-9.]+); blur ([0-9.]+)/) }
        let way: Double = ways.map { abs(Double($0.1) ?? 0) }.reduce(0, +)
        let blur: Double = ways.map { Double($0.2) ?? 0 }.reduce(0, +)
        #expect((way - 10.14).magnitude < 0.1, "\(early)")
        #expect((blur - 2).magnitude < 0.01, "\(early)")
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

extension FilmRuleTests {
    private func ride(_ words: [String]) throws -> Film {
        let folder = try StateFiles(["near": "{\"isNear\": true}", "far": "{\"isNear\": false}"])
        return try Film([Projects.path("Motion"), "--attributes-type", "Ride", "--state", folder["far"], "--state", folder["near"]] + words)
    }

    @Test("R128: the island is one shape that goes beyond its size when it opens, and closes around what it shows")
    func elasticIsland() throws {
        let film = try ride(["--scene", "island", "--steps", "idle,compact,expanded,compact,minimal,idle"])
        #expect(film.answer.states == ["idle", "compact", "expanded", "compact", "minimal", "idle"])
        let opening = try film.trees(1)
        let widths = opening.compactMap { Film.frame(of: "ExpandedIsland", in: $0)?[2] }
        let last = try #require(widths.last)
        #expect(try #require(widths.max()) > last + 2, "\(widths)")
        #expect(try #require(widths.first) < last / 1.3)
        // There is one island in every frame, and no activity twice in it.
        #expect(opening.allSatisfy { $0.matches(of: /(?:Idle|Compact|Expanded)Island\ /).count == 1 })
        let leaving = try film.tree(1, at: 0.05)
        #expect(leaving.contains("\"5 min\"") && leaving.contains("\"On its way\""), "\(leaving)")
        #expect(try film.trees(1).last?.contains("\"5 min\"") == false)
    }

    @Test("R128: a second activity leaves the island sideways")
    func detaching() throws {
        let film = try ride(["--scene", "island", "--steps", "compact,minimal"])
        let shifts = try film.trees(0).compactMap { tree in
            tree.split(separator: "\n").first { $0.contains("DetachedMinimal") }
                .flatMap { $0.matches(of: /transform\ 1\ 0\ 0\ 1\ (-?[0-9.]+)\ /).last }.flatMap { Double($0.1) }
        }
        #expect(shifts.count > 10)
        #expect(try #require(shifts.dropFirst().first) < -20, "\(shifts)")
    }

    @Test("R128: the island closes sooner than it opens, and its contents pass one after the other")
    func closingIsland() throws {
        let film = try ride(["--scene", "island", "--steps", "expanded,compact"])
        // The width of the black shape: from 371 to 208.3 points.
        let widths = try film.series(0, of: /CompactIsland 0 0 ([0-9.]+)\ /)
        Spring(response: 0.45, damping: 0.85).expect(widths.mapValues { (371 - $0) / (371 - 208.333) })
        let leaving = try film.series(0, of: /\ Root 0 0 371 84 \[opacity ([0-9.]+);/)
        Spring(response: 0.2, damping: 1).expect(leaving.mapValues { 1 - $0 })
        let coming = try film.series(0, of: /\ Island 0 0 208.333 36.667 \[opacity ([0-9.]+);/)
        Spring(response: 0.4, damping: 0.9, delay: 0.12).expect(coming)
    }

    @Test("R128: a banner comes in half a second, from nine tenths of its size, without a visible bounce")
    func banner() throws {
        let sizes = try ride(["--scene", "lock", "--steps", "idle,compact"]).series(0, of: /Banner.*transform ([0-9.]+) 0 0/)
        Spring(response: 0.5, damping: 0.85).expect(sizes.mapValues { ($0 - 0.9) / 0.1 }, within: 0.05)
    }

    @Test("R128: a second activity leaves with a small bounce")
    func detachingSpring() throws {
        let detaching = try ride(["--scene", "island", "--steps", "compact,minimal"]).series(
            0, of: /DetachedMinimal.*transform 1 0 0 1 (-?[0-9.]+)\ /)
        let first = try #require(detaching.values.min())
        Spring(response: 0.5, damping: 0.75).expect(detaching.filter { $0.key < 0.7 }.mapValues { 1 - $0 / first }, within: 0.05)
    }

    @Test("what changes without a word about how is blurred, a symbol becomes half as large, and a spring without a bounce moves it")
    func silentChanges() throws {
        let film = try Film([Projects.path("Changes"), "--appearance", "light"])
        Spring(response: 0.55, damping: 1).expect(try film.series(0, of: /Rectangle .*opacity ([0-9.]+)\]/))
        let middle = try film.tree(0, at: 0.15)
        let blurs: [Double] = middle.matches(of: /Text .*\[blur ([0-9.]+);/).compactMap { Double($0.1) }
        let blur: Double = blurs.reduce(0, +)
        #expect(blurs.count == 2, "\(middle)")
        #expect((blur - 4).magnitude < 0.01, "\(middle)")
        let shape = try #require(middle.firstMatch(of: /Rectangle .*\[transform ([0-9.]+) .*blur ([0-9.]+); opacity ([0-9.]+)\]/))
        let there = Double(shape.3) ?? 0
        let (size, away) = (0.8 + 0.2 * there, 8 * (1 - there))
        #expect(((Double(shape.1) ?? 0) - size).magnitude < 0.005, "\(middle)")
        #expect(((Double(shape.2) ?? 0) - away).magnitude < 0.02, "\(middle)")
        let symbols: [Double] = try film.trees(0).flatMap { tree in
            tree.matches(of: /Image .*\[transform ([0-9.]+)\ /).compactMap { Double($0.1) }
        }
        #expect(symbols.min() == 0.5, "\(symbols)")
    }

    @Test("R113: parts of an activity have links of their own, which stay with them while they move")
    func linksOfParts() throws {
        let film = try ride(["--presentation", "lockScreen"])
        let frames = try film.trees(0)
        func links(_ tree: String) -> [String: Double] {
            tree.split(separator: "\n").reduce(into: [:]) { found, line in
                guard let link = line.firstMatch(of: /Link\ ([-0-9.]+)\ .*link\ (ride:\/\/\w+)/) else { return }
                found[String(link.2)] = Double(link.1)
            }
        }
        let (first, last) = (links(frames[0]), links(try #require(frames.last)))
        #expect(Set(first.keys) == ["ride://driver", "ride://map"], "\(frames[0])")
        #expect(first["ride://driver"] != first["ride://map"])
        #expect(try #require(last["ride://map"]) > (try #require(first["ride://map"])))
        #expect(frames.allSatisfy { links($0).count == 2 })
    }

    @Test("what asks to go on moving in a widget is found, with its line") func willNotMove() throws {
        let result = try Program.run(["check", Projects.path("Motion"), "--no-day"])
        let lines = result.output.split(separator: "\n").filter { $0.contains("[will-not-move]") }
        #expect(
            lines.count == 1 && lines[0].contains(/Counter\.swift:\d+:\d+: warning: symbolEffect does not move/),
            "\(result.output) \(result.messages)")
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
