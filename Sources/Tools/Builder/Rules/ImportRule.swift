import ProjectReader
import SwiftSyntax

/// Imports of Foundation reach the overlay; submodules, which Swift modules do not have, become their module.
final class ImportRule: AdaptationRule {
    static let overlay = "FoundationOverlay"
    /// Modules of the system whose contents come with another module here.
    private static let replacements = [
        "Foundation": overlay, "FoundationNetworking": overlay, "FoundationXML": overlay, "FoundationEssentials": overlay,
        "FoundationInternationalization": overlay, "CoreFoundation": overlay, "ObjectiveC": overlay, "Darwin": "Glibc",
        "XCTest": "XCTestOverlay", "SwiftUICore": "SwiftUI",
    ]

    /// The module an import of `name` reaches.
    static func module(for name: String, platform: Platform) -> String {
        guard let replacement = replacements[name] else { return platform.realNames[name] ?? name }
        if name == "XCTest", !platform.isForTests { return name }
        guard replacement == overlay, !platform.modules.contains(overlay) else { return replacement }
        return name == "CoreFoundation" || name == "ObjectiveC" ? "Foundation" : name
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first, let last = node.path.last else { return .skipChildren }
        let module = Self.module(for: first.name.text, platform: context.platform)
        if node.importKindSpecifier == nil, node.path.count > 1 {
            replace(from: first.name, to: last.name, with: module)
        } else if module != first.name.text {
            replace(first.name, with: module)
        }
        if let text = companions(of: first.name.text, module, node) { insert(text, after: node) }
        if first.name.text == "SwiftUI", usesFetchedObjects { insert("; import CoreData", after: node) }
        if !bringsImages, Self.imageModules.contains(first.name.text), usesImages {
            bringsImages = true
            insert("; import CoreImage", after: node)
            context.facts.imports.append(.init(name: "CoreImage", line: context.line(of: node)))
        }
        return .skipChildren
    }

    private var bringsImages = false
    /// Modules of Apple's that bring CoreImage along.
    private static let imageModules: Set = ["UIKit", "SwiftUI", "AppKit", "Cocoa", "Vision", "AVFoundation", "Photos"]

    /// Whether a file that does not import CoreImage uses it.
    private var usesImages: Bool {
        guard context.platform.realNames["CoreImage"] == nil else { return false }
        let imported = context.tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "CoreImage" }
        let text = context.tree.description
        return !imported && ["CIImage", "CIFilter", "CIContext", "CIColor(", "CIVector("].contains(where: text.contains)
    }

    /// Whether a file that does not import CoreData uses what SwiftUI has for it, which is in CoreData here.
    private var usesFetchedObjects: Bool {
        let platform = context.platform
        guard platform.modules.contains("CoreData"), platform.realNames["CoreData"] == nil else { return false }
        let imported = context.tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "CoreData" }
        let text = context.tree.description
        return !imported && ["FetchRequest", "FetchedResults", "SectionedFetch", "managedObjectContext"].contains(where: text.contains)
    }

    /// Imports of what a module without content would bring along; nil where a module of that name is here.
    private func companions(of name: String, _ module: String, _ node: ImportDeclSyntax) -> String? {
        let platform = context.platform
        guard !platform.modules.contains(name), !platform.modules.contains(module), !DeclaredFrameworks.contains(name),
            !AppleFrameworks.linuxModules.contains(module)
        else { return nil }
        let isExported = node.attributes.contains { $0.as(AttributeSyntax.self)?.name == "_exported" }
        let own = isExported ? [] : context.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        let brought = DeclaredModules.brought(by: name).filter { !own.contains($0) }.map { Self.module(for: $0, platform: platform) }
        return brought.filter(platform.modules.contains).map { (isExported ? "; @_exported import " : "; import ") + $0 }.joined()
    }
}

/// `Foundation.UserDefaults` means the overlay's, `Darwin.round` the C library's, `SwiftUICore.Font` SwiftUI's; modules of the project go by
/// their real names.
final class QualifiedNameRule: AdaptationRule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
        return .visitChildren
    }

    private func rename(_ name: TokenSyntax) {
        if name.text == "Darwin" { return replace(name, with: "Glibc") }
        if name.text == "SwiftUICore" { return replace(name, with: "SwiftUI") }
        if let real = context.platform.qualifiers[name.text] { return replace(name, with: real) }
        guard name.text == "Foundation", context.platform.modules.contains(ImportRule.overlay) else { return }
        replace(name, with: ImportRule.overlay)
    }
}
