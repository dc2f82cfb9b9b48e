import SwiftSyntax

/// Where views stand.
extension StubShapeReader {
    /// Whether a value that is made stands among views, as a statement of a closure that makes them or of a property that is one.
    func standsAmongViews(_ call: FunctionCallExprSyntax) -> Bool {
        guard !source.imports.isDisjoint(with: ["SwiftUI", "WidgetKit"]), let item = statement(of: Syntax(call)),
            let around = item.parent?.parent
        else { return false }
        if let closure = around.as(ClosureExprSyntax.self) { return makesViews(closure) }
        let variable = around.parent?.as(PatternBindingSyntax.self) ?? around.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        return variable?.typeAnnotation?.type.trimmedDescription == "some View"
    }

    /// The statement that a value is, with or without modifiers.
    private func statement(of node: Syntax) -> CodeBlockItemSyntax? {
        var current = node
        while let parent = current.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item }
            let isModified = parent.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id == current.id } ?? false
            let isCallee = parent.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == current.id } ?? false
            guard isModified || isCallee else { return nil }
            current = parent
        }
        return nil
    }

    /// Those of containers, and of what makes its views from a value that it hands on.
    private func makesViews(_ closure: ClosureExprSyntax) -> Bool {
        guard let container = container(of: closure) else { return false }
        return Self.containers.contains(container) && closure.signature == nil || Self.makers.contains(container)
    }

    /// The type whose trailing closure it is.
    private func container(of closure: ClosureExprSyntax) -> String? {
        let call = closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private static let makers: Set = ["ForEach", "List", "GeometryReader"]
    private static let containers: Set = [
        "VStack", "HStack", "ZStack", "Group", "LazyVStack", "LazyHStack", "List", "Form", "Section", "ScrollView", "Grid", "GridRow",
        "NavigationStack", "NavigationView", "TabView", "ViewThatFits",
    ]
}
