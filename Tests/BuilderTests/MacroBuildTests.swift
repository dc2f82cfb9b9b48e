import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// Modules of macros, which the compiler loads.
@Suite(.startsPrograms) struct MacroBuildTests {
    @Test func macrosAreBuiltForTheCompiler() throws {
        let work = try Workplace()
        var macros = try work.module(
            "TextMacros",
            [
                "Macro.swift": """
                import SwiftCompilerPlugin
                import SwiftSyntax
                import SwiftSyntaxMacros
                public struct TextMacro: ExpressionMacro {
                    public static func expansion(of node: some FreestandingMacroExpansionSyntax, in _: some MacroExpansionContext) -> ExprSyntax {
                        ExprSyntax(StringLiteralExprSyntax(content: node.arguments.first?.expression.trimmedDescription ?? ""))
                    }
                }
                @main struct Plugin: CompilerPlugin { let providingMacros: [any Macro.Type] = [TextMacro.self] }

                """
            ])
        macros.isMacro = true
        macros.swiftVersion = "6"
        let kit = try work.module(
            "Texts",
            [
                "Texts.swift":
                    "@freestanding(expression) public macro text(_: Int) -> String = #externalMacro(module: \"TextMacros\", type: \"TextMacro\")\n"
            ])
        #expect(try run(work.build(Workplace.program("Texts", "#text(1 + 2)"), [macros, kit])) == "1 + 2\n")
    }

    /// What macros are made of is built for the compiler too, in the language that its package asks for.
    @Test func macrosMayBeMadeOfSeveralModules() throws {
        let work = try Workplace()
        var support = try work.module(
            "Support",
            [
                "Support.swift": "public import SwiftSyntax\npublic func text(of node: some SyntaxProtocol) -> String { node.trimmedDescription }\n",
                "More.swift": "import SwiftSyntax\nfunc more(_ node: TokenSyntax) -> String { node.text }\n",
            ])
        support.features = [.upcoming("InternalImportsByDefault")]
        var macros = try work.module(
            "TextMacros",
            [
                "Macro.swift": """
                import Support
                public import SwiftSyntax
                public import SwiftSyntaxMacros
                import SwiftSyntaxBuilder
                public struct TextMacro: ExpressionMacro {
                    public static func expansion(of node: some FreestandingMacroExpansionSyntax, in _: some MacroExpansionContext) -> ExprSyntax {
                        ExprSyntax(StringLiteralExprSyntax(content: node.arguments.first.map { text(of: $0.expression) } ?? ""))
                    }
                }

                """,
                "Plugin.swift": """
                public import SwiftCompilerPlugin
                import SwiftSyntaxMacros
                @main struct Plugin: CompilerPlugin { var providingMacros: [any Macro.Type] { [TextMacro.self] } }

                """,
            ])
        (macros.isMacro, macros.swiftVersion, macros.features) = (true, "6", support.features)
        support.swiftVersion = "6"
        macros.dependencies = [support]
        let kit = try work.module(
            "Texts",
            [
                "Texts.swift":
                    "@freestanding(expression) public macro text(_: Int) -> String = #externalMacro(module: \"TextMacros\", type: \"TextMacro\")\n"
            ])
        #expect(try run(work.build(Workplace.program("Texts", "#text(1 + 2)"), [macros, kit])) == "1 + 2\n")
    }
}
