import SwiftIfConfig
import SwiftSyntax

/// Collects what the rest of the build must know of a file, from its active code.
final class FactCollector: ActiveSyntaxVisitor {
    private let context: FileContext

    init(_ context: FileContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate, configuredRegions: context.regions)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text, !context.facts.imports.contains(where: { $0.name == name }) {
            context.facts.imports.append(.init(name: name, line: context.line(of: node)))
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.parent?.is(SourceFileSyntax.self) == true, !node.item.is(DeclSyntax.self) else { return .visitChildren }
        let isMacro = node.item.is(MacroExpansionExprSyntax.self)
        if !isMacro { context.facts.hasTopLevelCode = true }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        context.facts.memberNames.insert(node.declName.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { collect(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { collect(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { collect(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { collect(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declaredName?.split(separator: ".").last.map(String.init) ?? ""
        if AssetSymbols.extendedTypes.contains(name) { context.facts.styleNames.formUnion(variables(of: node)) }
        if name == "LocalizedStringResource" { context.facts.textNames.formUnion(variables(of: node) + functionsAndEnumerations(of: node)) }
        return collect(node)
    }

    private func variables(of node: ExtensionDeclSyntax) -> [String] {
        node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable in
            variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter { $0 != "`" } }
        }
    }

    private func functionsAndEnumerations(of node: ExtensionDeclSyntax) -> [String] {
        node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text ?? $0.decl.as(EnumDeclSyntax.self)?.name.text }
    }

    private func collect(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.declaredName else { return .visitChildren }
        let isMain = ["main", "UIApplicationMain", "NSApplicationMain"].contains { node.attributes.named($0) != nil }
        if isMain {
            context.facts.mains.append(.init(name: name, line: context.line(of: node)))
            if node.inheritedNames.contains(where: { $0 == "App" || AppDelegates.contains($0) }) { context.facts.hasAppMain = true }
        }
        let place = FileFacts.Place(name: name, line: context.line(of: node))
        if node.inheritedNames.contains("WidgetBundle") { context.facts.widgetBundles.append(place) }
        if node.inheritedNames.contains("Widget") { context.facts.widgets.append(place) }
        let scope = EnclosingTypes(of: Syntax(node))
        let isHidden = node.isPrivate && !scope.isEmpty
        let isCoded = context.platform.registersCodedTypes && node.inheritedNames.contains { ["Codable", "Decodable"].contains($0) }
        let isFound = isCoded || node.inheritedNames.contains(where: RegisteredProtocols.contains) || !SchemaRule.schemas(of: node).isEmpty
        if !node.isGeneric, scope.isReachable, !isHidden, isFound {
            let path = (scope.names + [name]).joined(separator: ".")
            context.facts.registrations.append(.init(name: path, line: context.line(of: node)))
        }
        if context.platform.isForTests, !node.isGeneric, scope.isReachable, !isHidden {
            let path = (scope.names + [name]).joined(separator: ".")
            if let tests = TestMethods.testClass(of: node, path) { context.facts.testClasses.append(tests) }
        }
        if node.is(ClassDeclSyntax.self), !node.isGeneric, scope.isReachable, !isHidden, node.inheritedNames.contains(where: SceneDelegates.contains)
        {
            let path = (scope.names + [name]).joined(separator: ".")
            context.facts.sceneDelegates.append(.init(name: path, line: context.line(of: node)))
        }
        return .visitChildren
    }
}

/// Protocols whose conforming types the running program must find by itself.
enum RegisteredProtocols {
    /// Apple's protocols and those made from them end alike: `WidgetConfigurationIntent`, `TransientAppEntity`, …
    private static let endings = [
        "Intent", "Entity", "AppEnum", "Query", "ActivityAttributes", "PreviewProvider", "Widget", "WidgetBundle", "App",
        "ShortcutsProvider", "OptionsProvider", "AppIntentsPackage",
    ]

    static func contains(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
}
