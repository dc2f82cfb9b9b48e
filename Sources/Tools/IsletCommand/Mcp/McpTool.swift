import IsletModel

/// The tools that agents have.
enum McpTool: String, CaseIterable {
    case list, render, touch, time, event, setState = "set_state", ledger, problems, compare

    /// As the protocol lists it.
    var description: JSONValue {
        .object(["name": .string(rawValue), "description": .string(help), "inputSchema": schema])
    }

    private var help: String {
        switch self {
        case .list: "What there is: the build, the apps, placed widgets, Live Activities, and what the screen shows and takes touches."
        case .render: "Shows the screen: a picture, the tree of its views with their frames in points, and texts that are cut off."
        case .touch: "Touches something on the screen by its label: tap, hold (opens an activity in the island), or type into a field."
        case .time: "Moves the device's time: by seconds (back too), or to its next event. Answers what happened on the way."
        case .event:
            "Lets events happen in turn, such as {\"event\": \"open-app\"}, {\"event\": \"lock\"}, {\"event\": \"low-power\", \"on\": true}."
        case .setState: "Gives a Live Activity another state, as if its app had updated it."
        case .ledger: "What happened on the device and why, with the numbers of the system's rules."
        case .problems: "Everything wrong: build errors with file and line, warnings of programs and views, each with how to mend it."
        case .compare: "How the screen's tree differs from the last time it was rendered or compared."
        }
    }

    private var schema: JSONValue {
        switch self {
        case .list, .compare: Self.object([:])
        case .render:
            Self.object([
                "place": Self.choice(["home", "lock", "app"], "the screen to go to first"),
                "page": Self.value("number", "of the Home Screen, from 0"),
                "app": Self.value("string", "bundle identifier, where there are several"), "look": Self.choice(["light", "dark"], "the appearance"),
                "target": Self.value("string", "label of a widget or activity, to see it alone"),
                "picture": Self.value("boolean", "whether a picture is wanted; true unless given"),
            ])
        case .touch:
            Self.object(
                [
                    "label": Self.value("string", "what list calls it, or a part of that"),
                    "action": Self.choice(["tap", "hold", "type"], "tap unless given"),
                    "text": Self.value("string", "what to type"),
                ], required: ["label"])
        case .time: Self.object(["by": Self.value("number", "seconds; negative goes back"), "next": Self.value("boolean", "to the next event")])
        case .event:
            Self.object(
                ["events": .object(["type": "array", "items": .object(["type": "object"]), "description": "events of scenarios, without “at”"])],
                required: ["events"])
        case .setState:
            Self.object(
                [
                    "state": Self.value("object", "the content state, as its type encodes it"),
                    "activity": Self.value("string", "its identifier; the only one unless given"),
                ],
                required: ["state"])
        case .ledger:
            Self.object([
                "last": Self.value("number", "how many lines; 40 unless given"), "contains": Self.value("string", "only lines with this text"),
            ])
        case .problems: Self.object(["code": Self.value("string", "explain this code alone")])
        }
    }

    private static func object(_ properties: [String: JSONValue], required: [String] = []) -> JSONValue {
        .object(["type": "object", "properties": .object(properties), "required": .array(required.map { .string($0) })])
    }

    private static func value(_ type: String, _ help: String) -> JSONValue { .object(["type": .string(type), "description": .string(help)]) }

    private static func choice(_ names: [String], _ help: String) -> JSONValue {
        .object(["type": "string", "enum": .array(names.map { .string($0) }), "description": .string(help)])
    }
}
