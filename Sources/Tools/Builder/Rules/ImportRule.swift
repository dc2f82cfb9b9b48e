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

    /// The framework whose members another one brings in a module of both: `MapKit` of `_MapKit_SwiftUI`.
    private static func crossed(_ name: String) -> String? {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].isEmpty && parts[2] == "SwiftUI" ? String(parts[1]) : nil
    }

    /// The module an import of `name` reaches.
    static func module(for name: String, platform: Platform) -> String {
        guard let replacement = replacements[name] else { return platform.realNames[name] ?? crossed(name) ?? name }
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
        for module in Self.unimported where !brought.contains(module.name) && module.bringers.contains(first.name.text) && isUsed(module) {
            brought.insert(module.name)
            insert("; import \(module.name)", after: node)
            context.facts.imports.append(.init(name: module.name, line: context.line(of: node)))
        }
        return .skipChildren
    }

    /// A module of Apple's that others bring along, and that has to be imported here.
    private typealias Unimported = (name: String, bringers: Set<String>, words: [String])

    private static let unimported: [Unimported] = [
        ("CoreData", ["SwiftUI"], ["FetchRequest", "FetchedResults", "SectionedFetch", "managedObjectContext"]),
        (
            "CoreImage", ["UIKit", "SwiftUI", "AppKit", "Cocoa", "Vision", "AVFoundation", "Photos"],
            ["CIImage", "CIFilter", "CIContext", "CIColor(", "CIVector("]
        ),
        (
            "CoreVideo", ["UIKit", "SwiftUI", "AppKit", "Cocoa", "Vision", "CoreImage", "CoreML", "CoreMedia", "ARKit", "MetalKit"],
            ["CVPixelBuffer", "CVImageBuffer", "kCVPixel", "kCVReturn"]
        ),
        // Of a Mac's Foundation, by way of CoreServices.
        (
            "IOKit", ["Foundation", "AppKit", "Cocoa", "SwiftUI"],
            ["IOServiceMatching", "IOServiceGetMatching", "IORegistryEntry", "IOObjectRelease"]
        ),
    ]

    private var brought: Set<String> = []

    /// Whether a file that does not import a module uses its names.
    private func isUsed(_ module: Unimported) -> Bool {
        let platform = context.platform
        let isHere = platform.modules.contains(module.name) || DeclaredFrameworks.contains(module.name)
        guard isHere, platform.realNames[module.name] == nil else { return false }
        let imported = context.tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module.name }
        let text = context.tree.description
        return !imported && module.words.contains(where: text.contains)
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
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            // Optional in Glibc alone.
            if base.baseName.text == "Darwin", Self.streams.contains(node.declName.baseName.text) { insert("!", after: node) }
            rename(base.baseName)
        }
        return .visitChildren
    }

    private static let streams: Set = ["stdin", "stdout", "stderr"]

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
