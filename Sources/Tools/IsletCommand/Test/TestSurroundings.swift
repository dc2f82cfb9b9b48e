import ExtensionProtocol
import IsletModel

/// What widgets are shown in on the device of a test run, for the program of tests.
enum TestSurroundings {
    /// The variants of each family that the device shows, light and dark, by the family's name.
    static func variants(_ options: RenderOptions) -> [String: [RenderVariant]] {
        Dictionary(
            uniqueKeysWithValues: WidgetFamily.allCases.compactMap { family in
                VariantPlan(family: family, options: options).map { (family.rawValue, $0.variants.map(\.request)) }
            })
    }
}
