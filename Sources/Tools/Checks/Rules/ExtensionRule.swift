import IsletModel
import SwiftParser
import SwiftSyntax

/// Finds what Apple's SDK keeps from app extensions: Xcode refuses to compile it there.
public enum ExtensionRule {
    /// Marked `NS_EXTENSION_UNAVAILABLE_IOS` in the headers of UIKit.
    static let unavailable: Set<String> = ["UIApplication.shared"]

    /// - Parameters:
    ///   - text: A source of the extension's own target.
    ///   - name: What the file is called in findings.
    public static func findings(in text: String, file name: String) -> [Finding] {
        let tree = Parser.parse(source: text)
        let reader = Reader(file: name, lines: SourceLocationConverter(fileName: name, tree: tree))
        reader.walk(tree)
        return reader.findings
    }

    /// Conditions may leave code out of the extension, and declarations may say that it must not use them: neither is looked into.
    private final class Reader: SyntaxVisitor {
        private(set) var findings: [Finding] = []
        private let file: String
        private let lines: SourceLocationConverter

        init(file: String, lines: SourceLocationConverter) {
            (self.file, self.lines) = (file, lines)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { into(node.attributes) }

        private func into(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
            let isKeptOut = attributes.contains { attribute in
                guard case .attribute(let attribute) = attribute, attribute.attributeName.trimmedDescription == "available" else { return false }
                let arguments = attribute.arguments?.trimmedDescription ?? ""
                return arguments.contains("ApplicationExtension") && arguments.contains("unavailable")
            }
            return isKeptOut ? .skipChildren : .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
            let name = "\(base.baseName.text).\(node.declName.baseName.text)"
            if ExtensionRule.unavailable.contains(name) {
                let place = lines.location(for: base.positionAfterSkippingLeadingTrivia)
                findings.append(
                    Finding(
                        .extensionUnavailable, .error,
                        "“\(name)” is unavailable in application extensions: Xcode does not build this. Open addresses with Link or widgetURL",
                        file: file, line: place.line, column: place.column))
            }
            return .visitChildren
        }
    }
}
