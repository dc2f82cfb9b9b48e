import Foundation
import IsletModel

/// Members that were mistyped: near to a name that is here, and none of Apple's that is not.
enum TypingErrors {
    private struct Names: Decodable {
        var here: [String]
        var lacking: Set<String>
        /// Types of frameworks of which all names are known.
        var types: Set<String>
        /// Values of the environment.
        var environment: Set<String>
    }

    private static let names: Names = {
        let url = Bundle.module.bundleURL.appendingPathComponent("APINames.json")
        do {
            return try JSONDecoder().decode(Names.self, from: Data(contentsOf: url))
        } catch {
            fatalError("\(url.path) cannot be read (\(error)): build Islet again")
        }
    }()

    /// The name that a compiler's message on a missing member leaves open; nil where none is near, or the message says it itself.
    static func meant(in message: String) -> String? {
        guard !message.contains("did you mean"), let (type, name) = missingMember(in: message), !names.lacking.contains(name) else { return nil }
        return type == "some View" || names.types.contains(type) ? NearNames.misspelt(name, in: names.here) : nil
    }

    /// Whether a name is one of Apple's that is not here.
    static func isLacking(_ name: String) -> Bool { names.lacking.contains(name) }

    /// Whether a name is one of Apple's that is here.
    static func isHere(_ name: String) -> Bool { here.contains(name) }

    private static let here = Set(names.here)

    /// Whether a name is one of the values that the frameworks have in the environment.
    static func isInEnvironment(_ name: String) -> Bool { names.environment.contains(name) }

    /// The message with what was meant.
    static func completed(_ message: String) -> String {
        meant(in: message).map { "\(message); did you mean '\($0)'?" } ?? message
    }

    private static func missingMember(in message: String) -> (type: String, name: String)? {
        guard message.contains(" has no member '") else { return nil }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        guard quoted.count == 2 else { return nil }
        return (String(quoted[0]), String(quoted[1].prefix { $0 != "(" }))
    }
}
