import Testing

@testable import Builder

/// What becomes of a binary's interface. Lines stay where they are.
struct InterfaceTests {
    private static let reporter = "it belongs to a binary framework, of which only the declarations are here; nothing was done"

    private func lines(_ text: String) -> [String] {
        InterfaceSource(text).text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    private func report(_ name: String) -> String { "UnsupportedAPI.report(\"\(name)\", \"\(Self.reporter)\")" }

    @Test(arguments: [
        ("public func f()", "UnsupportedAPI.report(\"f()\", \"\(reporter)\")"),
        ("public func f(x: Swift.Int) -> Swift.Int", "UnsupportedAPI.report(\"f(x:)\", \"\(reporter)\"); return 0"),
        ("public func f() -> [Swift.String: Swift.Int]?", "UnsupportedAPI.report(\"f()\", \"\(reporter)\"); return nil"),
        ("public func f() throws -> Swift.Int", "UnsupportedAPI.report(\"f()\", \"\(reporter)\"); throw UnsupportedAPI.failure(\"f()\")"),
        ("public func f() -> Kit.Other", "UnsupportedAPI.stop(\"f()\")"),
        ("public func f() -> (Swift.Bool, Swift.String)", "UnsupportedAPI.report(\"f()\", \"\(reporter)\"); return (false, \"\")"),
        (
            "public func f(then: @escaping (Swift.Int, (any Swift.Error)?) -> Swift.Void)",
            "UnsupportedAPI.report(\"f(then:)\", \"\(reporter)\"); then(0, UnsupportedAPI.failure(\"f(then:)\"))"
        ),
    ])
    func functionsGetBodies(declaration: String, body: String) {
        #expect(lines(declaration) == ["\(declaration) { \(body) }"])
    }

    @Test func bodiesThatAreThereStay() {
        #expect(lines("@inlinable public func f() -> Int { 3 }") == [" public func f() -> Int { 3 }"])
    }

    @Test func aTypeOfTheModulesNameHidesTheModule() {
        let result = lines(
            "// swift-module-flags: -O -module-name Kit\npublic struct Kit {\n}\nextension Kit.Kit {\npublic func a() -> Kit.Other?\n}")
        #expect(result[3] == "extension Kit {")
        #expect(result[4].hasPrefix("public func a() -> Other? {"))
    }

    @Test func objectsOfFoundationAreMadeWithoutArguments() {
        let result = lines("public class C : ObjectiveC.NSObject {\npublic init(x: Swift.Int)\n}")
        #expect(result[0] == "public class C : NSObject { internal init(_unavailableHere: ()) {}")
        #expect(result[1] == "public init(x: Swift.Int) { \(report("C.init(x:)")) }")
    }

    @Test func protocolsThatAreDeclaredLaterAreNoSuperclasses() {
        let result = lines("// -module-name Kit\nopen class C : Kit.P {\npublic init()\n}\npublic protocol P {\n}")
        #expect(result[1] == "open class C : Kit.P { internal init(_unavailableHere: ()) {}")
        #expect(result[2] == "public init() { \(report("C.init()")) }")
    }

    @Test func nestedTypesAreOthersThanThoseOfTheirNameOutside() {
        let header = "// swift-module-flags: -module-name Kit\n"
        let result = lines(header + "open class Tag {\n}\npublic struct Rules {\nopen class Tag : Kit.Rule {\n}\n}\nopen class Rule {\n}")
        #expect(result[1] == "open class Tag { internal init(_unavailableHere: ()) {}")
        #expect(result[4] == "open class Tag : Kit.Rule { internal override init(_unavailableHere: ()) { super.init(_unavailableHere: ()) }")
    }

    @Test func opaqueResultsHaveAType() {
        #expect(lines("public func f() -> some Swift.Collection<Swift.Int>")[0].hasSuffix("return [Swift.Int]() }"))
        #expect(lines("public func f() -> some SwiftUI.View")[0].hasSuffix("return EmptyView() }"))
    }

    @Test func importsOfTheCompilersOwnModulesGo() {
        #expect(lines("import Foundation\nimport Swift\nimport _Concurrency") == ["import Foundation", "", ""])
    }

    @Test func valuesOfTheModulesOwnTypesAreMade() {
        let result = lines(
            "// -module-name Kit\npublic struct S {\n}\npublic class C {\npublic static let shared: Kit.C\npublic func s() -> Kit.S\n}")
        #expect(result[1] == "public struct S { fileprivate init(_unavailableHere: ()) {}")
        #expect(result[3] == "public class C { internal init(_unavailableHere: ()) {}")
        #expect(result[4] == "public static var shared: Kit.C { get { \(report("C.shared")); return Kit.C(_unavailableHere: ()) } }")
        #expect(result[5] == "public func s() -> Kit.S { \(report("C.s()")); return Kit.S(_unavailableHere: ()) }")
    }

    @Test func whatTheCompilerMakesItselfGoes() {
        let result = lines(
            "public enum E : Swift.String, Swift.CaseIterable {\ncase a\npublic init?(rawValue: Swift.String)\n"
                + "public typealias RawValue = Swift.String\n"
                + "public static var allCases: [Kit.E] {\nget\n}\npublic var rawValue: Swift.String { get }\n}")
        #expect(result == ["public enum E : Swift.String, Swift.CaseIterable {", "case a", "", "", "", "", "", "", "}"])
    }

    @Test func subclassesMakeTheirSuperclass() {
        let result = lines(
            "// -module-name Kit\nopen class A {\npublic init(x: Swift.Int)\n}\nopen class B : Kit.A {\n"
                + "convenience public init(y: Swift.Int)\npublic init?(z: Swift.Int)\n}"
        )
        #expect(result[2] == "public init(x: Swift.Int) { \(report("A.init(x:)")) }")
        #expect(result[4] == "open class B : Kit.A { internal override init(_unavailableHere: ()) { super.init(_unavailableHere: ()) }")
        #expect(result[5] == "convenience public init(y: Swift.Int) { \(report("B.init(y:)")); self.init(_unavailableHere: ()) }")
        #expect(result[6] == "public init?(z: Swift.Int) { \(report("B.init(z:)")); return nil }")
    }

    @Test func requirementsOfProtocolsHaveNoBodies() {
        let text = "public protocol P {\nfunc f()\nvar x: Swift.Int { get }\n}"
        #expect(lines(text).joined(separator: "\n") == "" + text)
    }
}
