import SwiftSyntax

/// A delegate of an app makes its window known: UIKit shows the main storyboard in it. Delegates of apps and scenes that are not final get the
/// required initializer that the framework makes them with. On a device `NSObject` has one.
final class DelegateRule: AdaptationRule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        makeWindowKnown(node)
        guard isOpenDelegate(node) else { return .visitChildren }
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if let plain = initializers.first(where: { $0.signature.parameterClause.parameters.isEmpty }) {
            if !plain.modifiers.contains(where: { $0.name.tokenKind == .keyword(.required) }) { insert("required ", before: plain.initKeyword) }
        } else if initializers.allSatisfy({ $0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } }) {
            insert(" required override init() { super.init() };", after: node.memberBlock.leftBrace)
        }
        return .visitChildren
    }

    private func makeWindowKnown(_ node: ClassDeclSyntax) {
        let names = node.inheritedNames
        let hasWindow = node.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.contains(where: Self.isWindow)
        guard names.contains("UIApplicationDelegate"), hasWindow else { return }
        insert(" public var _delegateWindow: UIWindow? { get { window } set { window = newValue } };", after: node.memberBlock.leftBrace)
    }

    private static func isWindow(_ variable: VariableDeclSyntax) -> Bool {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
            let binding = variable.bindings.first,
            binding.pattern.trimmedDescription == "window", let type = binding.typeAnnotation?.type.trimmedDescription
        else { return false }
        return ["UIWindow?", "UIWindow!"].contains(type)
    }

    private func isOpenDelegate(_ node: ClassDeclSyntax) -> Bool {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "" }
        let isDelegate = inherited?.contains { AppDelegates.contains($0) || SceneDelegates.contains($0) } == true
        return isDelegate && !node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    }
}

/// Protocols whose conforming classes are an app's entry.
enum AppDelegates {
    private static let names: Set = ["UIApplicationDelegate", "NSApplicationDelegate"]

    static func contains(_ name: String) -> Bool { names.contains(name) }
}

/// Protocols whose conforming classes the framework makes by itself.
enum SceneDelegates {
    private static let names: Set = ["UIWindowSceneDelegate", "UISceneDelegate"]

    static func contains(_ name: String) -> Bool { names.contains(name) }
}
