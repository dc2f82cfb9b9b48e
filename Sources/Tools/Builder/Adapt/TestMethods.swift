import SwiftSyntax

/// Finds what XCTest finds by its names on a Mac: methods that begin with `test`, take nothing and give nothing back.
enum TestMethods {
    static let mainFileName = "_IsletTestMain.swift"

    /// The methods of a class or of an extension; nil where there is none. Whether the class is a test case is seen when the tests run.
    static func testClass(of node: some DeclGroupSyntax, _ path: String) -> FileFacts.TestClass? {
        guard node.is(ClassDeclSyntax.self) || node.is(ExtensionDeclSyntax.self) else { return nil }
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let methods = functions.filter(isTest).map {
            FileFacts.TestClass.Method(name: $0.name.text, isAsync: $0.signature.effectSpecifiers?.asyncSpecifier != nil)
        }
        let isClass = node.is(ClassDeclSyntax.self)
        let inherits = node.inheritanceClause != nil
        return methods.isEmpty || isClass && !inherits ? nil : FileFacts.TestClass(name: path, methods: methods)
    }

    private static func isTest(_ function: FunctionDeclSyntax) -> Bool {
        let hidden: Set<Keyword> = [.private, .fileprivate, .static, .class]
        let modifiers = function.modifiers.compactMap { modifier -> Keyword? in
            if case .keyword(let keyword) = modifier.name.tokenKind { keyword } else { nil }
        }
        return function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && function.signature.returnClause == nil && function.genericParameterClause == nil && hidden.isDisjoint(with: modifiers)
            && function.attributes.named("Test") == nil
    }

    static func functionName(for fileName: String) -> String { "_isletTests_\(Identifier.safe(fileName))" }

    /// A function that lists the test cases of a file; nil where there are none.
    static func function(listing classes: [FileFacts.TestClass], fileName: String) -> String? {
        guard !classes.isEmpty else { return nil }
        let items = classes.map { item in
            let methods = item.methods.map { method in
                method.isAsync
                    ? "(\"\(method.name)\", .asynchronous({ try await ($0.value as! \(item.name)).\(method.name)() }))"
                    : "(\"\(method.name)\", .synchronous({ try ($0 as! \(item.name)).\(method.name)() }))"
            }
            return "_IsletTestClass(\(item.name).self, [\(methods.joined(separator: ", "))])"
        }
        return "nonisolated func \(functionName(for: fileName))() -> [_IsletTestClass] { [\(items.joined(separator: ", "))] }"
    }

    /// What those functions are made of, and the list of all of them.
    static func declarations(of files: [String]) -> String {
        let calls = files.map { functionName(for: $0) + "()" }
        return """
            nonisolated struct _IsletTested: @unchecked Sendable { let value: Any }
            nonisolated enum _IsletTestBody {
                case synchronous(@MainActor (Any) throws -> Void)
                case asynchronous(@Sendable (_IsletTested) async throws -> Void)
            }
            nonisolated struct _IsletTestClass {
                let type: Any.Type
                let tests: [(name: String, body: _IsletTestBody)]
                init(_ type: Any.Type, _ tests: [(String, _IsletTestBody)]) {
                    self.type = type
                    self.tests = tests.map { (name: $0.0, body: $0.1) }
                }
            }
            nonisolated func _isletTestClasses() -> [_IsletTestClass] { \(calls.isEmpty ? "[]" : calls.joined(separator: " + ")) }
            """
    }
}
