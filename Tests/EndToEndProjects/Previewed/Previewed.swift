import SwiftUI

/// What the program asks once, as many do.
@MainActor let isPreviewed = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"

@main
struct Previewed: App {
    var body: some Scene { WindowGroup { Told() } }
}

struct Told: View {
    var body: some View { Text(isPreviewed ? "sample data" : "the person's data") }
}

struct Samples: PreviewModifier {
    static func makeSharedContext() async throws -> [String] {
        try await Task.sleep(for: .milliseconds(20))
        return ["Apples", "Pears"]
    }

    func body(content: Content, context: [String]) -> some View { content.environment(\.fruit, context) }
}

extension EnvironmentValues {
    @Entry var fruit: [String] = []
}

extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var samples: Self = .modifier(Samples())
}

struct Fruit: View {
    @Environment(\.fruit) private var fruit
    var body: some View { Text(fruit.joined(separator: ", ")) }
}

#Preview("told") { Told() }
#Preview("direct", traits: .modifier(Samples())) { Fruit() }
#Preview("named", traits: .samples) { Fruit() }
