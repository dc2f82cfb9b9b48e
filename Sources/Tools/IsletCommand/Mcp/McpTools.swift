import Foundation
import IsletModel

/// Carries out what agents ask for, in terms of the session.
struct McpTools {
    let session: SessionCaller
    private var lastTree: [String] = []

    init(session: SessionCaller) { self.session = session }

    /// A request that cannot be followed.
    struct Problem: Error, CustomStringConvertible { var description: String }

    mutating func call(_ tool: McpTool, _ arguments: JSONValue) throws -> McpAnswer {
        try waitForBuild()
        switch tool {
        case .list: return try list()
        case .render: return try render(arguments)
        case .touch: return try touch(arguments)
        case .time: return try move(arguments)
        case .event:
            for event in arguments["events"].elements { _ = try session.call("event", event) }
            return try list()
        case .setState: return try setState(arguments)
        case .ledger: return try ledger(arguments)
        case .problems: return try problems(arguments)
        case .compare: return try compare()
        }
    }

    // MARK: The build

    /// Microseconds until a file that was just saved is noticed.
    private static let noticing: UInt32 = 150_000
    private static let buildPatience = 600

    private func waitForBuild() throws {
        usleep(Self.noticing)
        for _ in 0..<Self.buildPatience * 10 {
            if try state()["build"]["state"].string != "building" { return }
            usleep(100_000)
        }
    }

    private func state() throws -> JSONValue { try session.call("state") }

    // MARK: What there is

    private func list() throws -> McpAnswer {
        let state = try state()
        let screen = state["screen"]
        var lines = ["build: \(state["build"]["state"].string ?? "")", "time: \(Self.moment(state["moment"].number))"]
        lines.append("screen: \(screen["place"].string ?? ""), \(screen["look"].string ?? ""), island \(screen["island"].string ?? "")")
        lines += state["apps"].elements.map {
            "app \($0["id"].string ?? "") “\($0["name"].string ?? "")”\($0["isInFront"].boolean == true ? ", in front" : "")"
        }
        lines += state["widgets"].elements.map {
            "widget \(Int($0["id"].number ?? 0)) \($0["kind"].string ?? "") \($0["family"].string ?? "") on \($0["place"].string ?? "")"
                + ($0["page"].number.map { " page \(Int($0))" } ?? "") + ": \($0["shows"].string ?? "")"
        }
        lines += state["activities"].elements.map {
            let bytes = "\(Int($0["bytes"].number ?? 0)) of \(Int($0["mostBytes"].number ?? 0)) bytes"
            let name = "\($0["id"].string ?? "") \($0["type"].string ?? ""), \($0["phase"].string ?? "")"
            return "activity \(name), \(bytes): \($0["state"].string ?? "")"
        }
        lines += state["regions"].elements.map {
            "on the screen: \($0["kind"].string ?? "") “\($0["label"].string ?? "")”\($0["value"].string.map { " = \($0)" } ?? "")"
        }
        let problems = state["diagnostics"].elements.count + state["build"]["diagnostics"].elements.count
        if problems > 0 { lines.append("problems: \(problems); ask for them with the tool problems") }
        return McpAnswer(
            lines.joined(separator: "\n"), data: .object(["build": state["build"]["state"], "screen": screen, "regions": state["regions"]]))
    }

    private static func moment(_ milliseconds: Double?) -> String {
        Date(timeIntervalSince1970: (milliseconds ?? 0) / 1000).formatted(.iso8601)
    }

    // MARK: The screen

    /// Pixels of the longer side of a picture that a model can read well.
    private static let mostPixels = 1100.0

    private mutating func render(_ arguments: JSONValue) throws -> McpAnswer {
        if let look = arguments["look"].string { _ = try session.call("look", .object(["look": .string(look)])) }
        if arguments["place"] != .null {
            _ = try session.call("show", .object(arguments.members.filter { ["place", "page", "app"].contains($0.key) }))
        }
        var part: [String: JSONValue] = [:]
        if let label = arguments["target"].string { part["target"] = try region(label)["id"] }
        let tree = try session.call("tree", .object(part))
        lastTree = Self.lines(try session.call("tree"))
        var text = tree["text"].string ?? ""
        let truncated = tree["truncated"].elements.compactMap(\.string)
        if !truncated.isEmpty { text = "cut off: \(truncated.map { "“\($0)”" }.joined(separator: ", "))\n" + text }
        guard arguments["picture"].boolean ?? true else { return McpAnswer(text) }
        let height = try state()["device"]["height"].number ?? 852
        part["scale"] = .number(part["target"] == nil ? min(1, Self.mostPixels / height) : 2)
        return McpAnswer(text, picture: try session.call("picture", .object(part))["png"].string)
    }

    private mutating func compare() throws -> McpAnswer {
        let tree = Self.lines(try session.call("tree"))
        let difference = tree.difference(from: lastTree)
        lastTree = tree
        let lines = difference.map { change in
            switch change {
            case .remove(_, let line, _): "− \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }
        return McpAnswer(lines.isEmpty ? "nothing differs" : lines.joined(separator: "\n"))
    }

    private static func lines(_ tree: JSONValue) -> [String] { (tree["text"].string ?? "").split(separator: "\n").map(String.init) }

    // MARK: Touch

    private func region(_ label: String) throws -> JSONValue {
        let regions = try state()["regions"].elements
        let exact = regions.filter { $0["label"].string?.lowercased() == label.lowercased() }
        let found = exact.isEmpty ? regions.filter { $0["label"].string?.lowercased().contains(label.lowercased()) ?? false } : exact
        guard let region = found.last else {
            let names = regions.compactMap { $0["label"].string }.map { "“\($0)”" }.joined(separator: ", ")
            throw Problem(description: "the screen shows no “\(label)”: it has \(names)")
        }
        return region
    }

    private func touch(_ arguments: JSONValue) throws -> McpAnswer {
        guard let label = arguments["label"].string else { throw Problem(description: "“label” is missing") }
        let target = try region(label)["id"]
        switch arguments["action"].string ?? "tap" {
        case "hold": _ = try session.call("hold", .object(["target": target]))
        case "type": _ = try session.call("enter", .object(["target": target, "text": .string(arguments["text"].string ?? "")]))
        default: _ = try session.call("tap", .object(["target": target]))
        }
        return try list()
    }

    // MARK: Time and happenings

    private func move(_ arguments: JSONValue) throws -> McpAnswer {
        let before = try state()["moment"].number ?? 0
        if let seconds = arguments["by"].number {
            _ = try session.call("time", .object(["do": "by", "by": .number(seconds)]))
        } else {
            _ = try session.call("time", .object(["do": "next"]))
        }
        let now = try state()["moment"].number ?? 0
        let lines = try session.call("ledger").elements.filter { ($0["time"].number ?? 0) > before }.suffix(40).map(Self.line)
        return McpAnswer((["it is \(Self.moment(now))"] + lines).joined(separator: "\n"))
    }

    private func ledger(_ arguments: JSONValue) throws -> McpAnswer {
        let wanted = arguments["contains"].string?.lowercased()
        let lines = try session.call("ledger").elements.map(Self.line).filter { line in wanted.map { line.lowercased().contains($0) } ?? true }
        return McpAnswer(lines.suffix(max(1, Int(arguments["last"].number ?? 40))).joined(separator: "\n"))
    }

    private static func line(_ line: JSONValue) -> String {
        "\(moment(line["time"].number))  \(line["subject"].string ?? "")  \(line["text"].string ?? "")"
    }

    private func setState(_ arguments: JSONValue) throws -> McpAnswer {
        let activities = try state()["activities"].elements
        guard let id = arguments["activity"].string ?? activities.last?["id"].string else {
            throw Problem(description: "no Live Activity is running")
        }
        _ = try session.call("set", .object(["id": .string(id), "state": arguments["state"]]))
        return try list()
    }

    // MARK: What is wrong

    private func problems(_ arguments: JSONValue) throws -> McpAnswer {
        if let name = arguments["code"].string {
            guard let code = FindingCode(rawValue: name) else { throw Problem(description: "there is no code “\(name)”") }
            return McpAnswer("\(code.about.noticed)\nOn a device: \(code.about.device)\nTo mend it: \(code.about.mend)")
        }
        let state = try state()
        let found = state["build"]["diagnostics"].elements + state["diagnostics"].elements
        let lines = found.map { note in
            let place = note["file"].string.map { "\($0):\(Int(note["line"].number ?? 1)): " } ?? ""
            return "\(place)\(note["severity"].string ?? ""): \(note["message"].string ?? "") [\(note["code"].string ?? "")]"
        }
        let build = "build: \(state["build"]["state"].string ?? "")"
        return McpAnswer(([build] + (lines.isEmpty ? ["no problems"] : lines)).joined(separator: "\n"), data: .object(["problems": .array(found)]))
    }
}
