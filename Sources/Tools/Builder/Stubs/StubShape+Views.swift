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

    /// Those of containers, of what makes its views from a value that it hands on, and of modifiers that put views beside or over others.
    private func makesViews(_ closure: ClosureExprSyntax) -> Bool {
        guard let (callee, label) = use(of: closure) else { return false }
        if let type = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return Self.containers.contains(type) && closure.signature == nil || Self.makers.contains(type)
        }
        guard let modifier = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
        return Self.modifiers.contains(modifier) && (label == nil || label == "content")
    }

    /// What the closure is handed to, and as what.
    private func use(of closure: ClosureExprSyntax) -> (callee: ExprSyntax, label: String?)? {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self) { return (call.calledExpression, nil) }
        let label = closure.parent?.as(LabeledExprSyntax.self)?.label ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label
        return closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0.calledExpression, label?.text) }
    }

    private static let makers: Set = ["ForEach", "List", "GeometryReader"]
    private static let containers: Set = [
        "VStack", "HStack", "ZStack", "Group", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "Form", "Section", "ScrollView",
        "Grid", "GridRow", "NavigationStack", "NavigationView", "NavigationLink", "TabView", "ViewThatFits", "ToolbarItem", "ToolbarItemGroup",
        "DisclosureGroup", "Menu", "ControlGroup", "WindowGroup",
    ]
    private static let modifiers: Set = [
        "sheet", "fullScreenCover", "popover", "overlay", "background", "mask", "safeAreaInset", "contextMenu", "swipeActions",
        "navigationDestination",
    ]
}
