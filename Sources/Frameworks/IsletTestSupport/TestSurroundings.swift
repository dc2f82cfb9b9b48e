import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import WidgetKit

/// What the device of a test run shows a widget in, as the program that started the tests wrote it down.
enum TestSurroundings {
    /// Names a file with the variants of each family as JSON, in the appearances light and dark.
    static let variable = "ISLET_TEST_SURROUNDINGS"

    private static let read: [String: [RenderVariant]] = {
        guard let path = ProcessInfo.processInfo.environment[variable], let data = FileManager.default.contents(atPath: path) else { return [:] }
        do {
            return try JSONDecoder().decode([String: [RenderVariant]].self, from: data)
        } catch {
            fatalError("\(path) does not say what a widget is shown in: \(error)")
        }
    }()

    /// - Returns: none where the device does not show the family.
    static func variants(of family: WidgetFamily) -> [RenderVariant] { read[family.description] ?? [] }
}

extension TimelineProviderContext {
    /// What a provider is told on the device of the test run.
    public init(_testing family: WidgetFamily, isPreview: Bool) {
        let variants = TestSurroundings.variants(of: family)
        self.init(
            ProviderSurroundings(
                family: family.description, isPreview: isPreview, displaySize: variants.first?.displaySize ?? .zero, variants: variants))
    }
}
