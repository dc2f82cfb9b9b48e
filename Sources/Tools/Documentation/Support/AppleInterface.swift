import Foundation

/// The names in the public interface of one of Apple's frameworks, as the data file has them.
struct AppleInterface {
    static let folder = "Scripts/docs/apple-interface"
    static let frameworks = ["WidgetKit", "ActivityKit", "AppIntents", "SwiftUI", "Charts"]

    let framework: String
    /// Types, and members as `Type.member`.
    let types: [String]
    let members: [String]

    /// - Parameter text: A line for each type: its name, a colon, the names of its members. What follows # is a comment.
    init(_ text: String, framework: String) {
        var types: [String] = []
        var members: Set<String> = []
        for line in text.split(separator: "\n") {
            let parts = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
            guard let name = parts.first?.trimmed, !name.isEmpty else { continue }
            let isExtension = name.hasPrefix("extension ")
            let type = isExtension ? String(name.dropFirst("extension ".count)) : name
            if !isExtension { types.append(type) }
            for member in parts.dropFirst().first?.split(separator: " ") ?? [] { members.insert("\(type).\(member)") }
        }
        self.framework = framework
        self.types = types.sorted()
        self.members = members.sorted()
    }
}
