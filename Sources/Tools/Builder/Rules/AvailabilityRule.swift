import SwiftSyntax

/// `#available(iOS 17, *)` asks the chosen iOS version at run time; on Linux the compiler would take it for true. Versions of other systems
/// are those of the iOS that came out with them.
final class AvailabilityRule: AdaptationRule {
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        let isNegated = node.availabilityKeyword.text == "#unavailable"
        guard let version = version(in: node.availabilityArguments) else {
            replace(node, with: isNegated ? "false" : "true")
            return .skipChildren
        }
        let numbers = context.platform.system.versionOfIOS(version).map(String.init).joined(separator: ", ")
        replace(node, with: "\(isNegated ? "!" : "")\(ModuleSupport.availabilityFunction)(\(numbers))")
        return .skipChildren
    }

    /// The version asked of the target's system; the one for extensions, if there is one, goes first.
    private func version(in arguments: AvailabilityArgumentListSyntax) -> String? {
        var found: [String: String] = [:]
        for argument in arguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, let version = restriction.version else { continue }
            found[restriction.platform.text] = version.trimmedDescription
        }
        let system = context.platform.system.rawValue
        return found[system + "ApplicationExtension"] ?? found[system]
    }
}
