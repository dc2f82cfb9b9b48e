import Foundation
import ProjectReader
import Testing

@testable import Builder

/// Text in, text out, for every rule; lines never move.
@Suite struct RuleTests {
    private let platform = Platform(
        conditions: ["DEBUG"], isSimulator: true, modules: ["App", "CoreData", "FoundationOverlay", "SwiftUI", "WidgetKit", "UIKit", "Swift"])

    private func adapt(_ text: String, _ rule: AdaptationRule.Type) -> String {
        let result = SourceAdapter(platform: platform).adapt(text, file: "/project/View.swift", name: "View", rules: [rule])
        let lines = result.source.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(
            text.split(separator: "\n", omittingEmptySubsequences: false).count)
        return lines.joined(separator: "\n")
    }

    @Test(arguments: [
        ("let a = Item.fetchRequest() as! NSFetchRequest<Item>", "let a = _fetchRequest(Item.fetchRequest() , as: NSFetchRequest<Item>.self)!"),
        (
            "delete(request as? NSFetchRequest<NSFetchRequestResult>)",
            "delete(_fetchRequest(request , as: NSFetchRequest<NSFetchRequestResult>.self))"
        ),
        ("let a = b ?? c as! CoreData.NSFetchRequest<D>", "let a = b ?? _fetchRequest(c , as: CoreData.NSFetchRequest<D>.self)!"),
        ("let a = b as! NSFetchRequest", "let a = b as! NSFetchRequest"),
        ("let a: NSFetchRequest<Item> = b as! Item", "let a: NSFetchRequest<Item> = b as! Item"),
    ])
    func requestsAreCastToWhatTheyFetch(text: String, expected: String) { #expect(adapt(text, FetchRequestRule.self) == expected) }

    @Test(arguments: [
        ("import Foundation", "import FoundationOverlay"),
        ("@preconcurrency import Foundation // x", "@preconcurrency import FoundationOverlay // x"),
        ("@testable import App", "@testable import App"),
        ("import class Foundation.Bundle", "import class FoundationOverlay.Bundle"),
        ("import Foundation.NSDate", "import FoundationOverlay"),
        ("import FoundationNetworking", "import FoundationOverlay"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import struct SwiftUI.Color", "import struct SwiftUI.Color"),
        ("import Darwin", "import Glibc"),
        ("import SwiftUICore", "import SwiftUI"),
        ("@_exported import PencilKit", "@_exported import PencilKit; @_exported import FoundationOverlay; @_exported import UIKit"),
        ("import SwiftUI\ninternal import Nowhere", "import SwiftUI\ninternal import Nowhere; import FoundationOverlay"),
        ("import UIKit\nlet image = CIImage()", "import UIKit; import CoreImage\nlet image = CIImage()"),
        (
            "import Foundation\nlet a = IOServiceMatching(\"A\")",
            "import FoundationOverlay; import IOKit\nlet a = IOServiceMatching(\"A\")"
        ),
        ("import CoreImage\nimport UIKit\nlet image = CIImage()", "import CoreImage\nimport UIKit\nlet image = CIImage()"),
        ("import SwiftUI\nvar found: FetchedResults<Trip>", "import SwiftUI; import CoreData\nvar found: FetchedResults<Trip>"),
        (
            "import SwiftUI\nimport CoreData\nvar found: FetchedResults<Trip>",
            "import SwiftUI\nimport CoreData\nvar found: FetchedResults<Trip>"
        ),
        ("import struct Nowhere.Thing // x", "import struct Nowhere.Thing; import FoundationOverlay; import SwiftUI // x"),
    ])
    func imports(input: String, output: String) { #expect(adapt(input, ImportRule.self) == output) }

    @Test func theBundleMacroIsTheBundleOfTheModule() {
        #expect(adapt("Text(\"a\", bundle: #bundle)", LiteralRule.self) == "Text(\"a\", bundle: _isletBundle())")
        #expect(adapt("let b = if x { #bundle } else { c }", LiteralRule.self) == "let b = if x { _isletBundle() } else { c }")
    }

    @Test func qualifiedNames() {
        let text = "let a: Foundation.Date = Foundation.Date()\nlet b = x.Foundation.y"
        #expect(adapt(text, QualifiedNameRule.self) == "let a: FoundationOverlay.Date = FoundationOverlay.Date()\nlet b = x.Foundation.y")
        #expect(adapt("let c = Darwin.round(x.Darwin)", QualifiedNameRule.self) == "let c = Glibc.round(x.Darwin)")
        #expect(adapt("let systemStderr = Darwin.stderr", QualifiedNameRule.self) == "let systemStderr = Glibc.stderr!")
        #expect(adapt("let d: SwiftUICore.Font = .body", QualifiedNameRule.self) == "let d: SwiftUI.Font = .body")
    }

    @Test(arguments: [
        ("os(iOS)", "true"), ("os(macOS) || os(Linux)", "false || false"), ("!os(watchOS) && swift(>=5.9)", "!false && swift(>=5.9)"),
        ("targetEnvironment(simulator)", "true"), ("!targetEnvironment(macCatalyst)", "!false"), ("canImport(FoundationNetworking)", "false"),
        ("canImport(Darwin)", "true"), ("canImport(UIKit) && DEBUG", "canImport(UIKit) && DEBUG"), ("(os(iOS) || FLAG)", "(true || FLAG)"),
        ("compiler(>=6.2)", "compiler(>=6.2)"), ("compiler(>=6.4)", "true"), ("compiler(>=6.5)", "compiler(>=6.5)"),
        ("compiler(<6.4)", "compiler(<6.4)"),
    ])
    func conditions(input: String, output: String) {
        #expect(
            adapt("#if \(input)\nlet a = 1\n#elseif \(input)\nos(iOS)\n#endif", ConditionRule.self)
                == "#if \(output)\nlet a = 1\n#elseif \(output)\nos(iOS)\n#endif")
    }

    @Test(arguments: [
        ("if #available(iOS 17, *) {}", "if _isletAvailable(17) {}"),
        ("guard #available(iOS 16.1.2, macOS 13, *), let a = b else { return }", "guard _isletAvailable(16, 1, 2), let a = b else { return }"),
        ("if #available(macOS 13, *) {}", "if true {}"), ("if #unavailable(iOS 26.0) {}", "if !_isletAvailable(26, 0) {}"),
        ("if #available(iOSApplicationExtension 16.0, iOS 15, *) {}", "if _isletAvailable(16, 0) {}"),
        ("@available(iOS 17, *) func f() {}", "@available(iOS 17, *) func f() {}"),
    ])
    func availability(input: String, output: String) {
        let wrapped = adapt("func g() { \(input) }", AvailabilityRule.self)
        #expect(wrapped == "func g() { \(output) }")
    }

    @Test(arguments: [
        ("some View", "AnyView"), ("some SwiftUI.View", "AnyView"), ("some WidgetConfiguration", "_AnyWidgetConfiguration"),
        ("some Widget", "_AnyWidget"),
    ])
    func opaqueResultsChosenByAvailability(type: String, erasing: String) {
        let text = { (first: String, second: String) in
            "func f() -> \(type) {\n    if #available(iOS 17, *) { return \(first) }\n    return \(second)\n}"
        }
        #expect(adapt(text("a { return 1 }", "b.c"), OpaqueResultRule.self) == text("\(erasing)(a { return 1 })", "\(erasing)(b.c)"))
        let property = "var f: \(type) { guard #available(iOS 17, *) else { return a }; return b }"
        #expect(adapt(property, OpaqueResultRule.self).contains("return \(erasing)(a) }; return \(erasing)(b) }"))
    }

    @Test(arguments: [
        "func f() -> some View { if #available(iOS 17, *) { a } else { b } }", "func f() -> some View { if a { return b }; return c }",
        "func f() -> Int { if #available(iOS 17, *) { return 1 }; return 2 }",
        "func f() -> some View { a { if #available(iOS 17, *) { return b }; return c } }",
    ])
    func otherResultsStay(text: String) { #expect(adapt(text, OpaqueResultRule.self) == text) }

    @Test(arguments: [
        ("@objc func f() {}", " func f() {}"), ("@objc(name:) dynamic var a: Int", "  var a: Int"),
        ("@IBOutlet weak var b: UILabel!", " weak var b: UILabel!"),
        ("@UIApplicationMain\nclass A {}", "@main\nclass A {}"), ("@objc protocol P {}", " protocol P: AnyObject {}"),
        ("@objc protocol P: AnyObject {}", " protocol P: AnyObject {}"),
        ("@objc protocol P: Q { @objc optional func f() }", " protocol P: AnyObject, Q {   func f() }"),
        ("let f: @convention(block) () -> Void", "let f:  () -> Void"),
    ])
    func objectiveC(input: String, output: String) { #expect(adapt(input, ObjectiveCRule.self) == output) }

    @Test(arguments: [
        (
            "class A: NSObject, UIApplicationDelegate { var a = 1 }",
            "class A: NSObject, UIApplicationDelegate { required override init() { super.init() }; var a = 1 }"
        ),
        (
            "class A: NSObject, UIKit.UIApplicationDelegate { override init() {} }",
            "class A: NSObject, UIKit.UIApplicationDelegate { override required init() {} }"
        ),
        (
            "class A: NSObject, NSApplicationDelegate {}",
            "class A: NSObject, NSApplicationDelegate { required override init() { super.init() };}"
        ),
        (
            "final class A: NSObject, UIApplicationDelegate { var window: UIWindow? }",
            "final class A: NSObject, UIApplicationDelegate { public var _delegateWindow: UIWindow? { get { window } set { window = newValue "
                + "} }; var window: UIWindow? }"
        ),
        ("final class A: NSObject, UIApplicationDelegate {}", "final class A: NSObject, UIApplicationDelegate {}"),
        ("class A: NSObject, Other {}", "class A: NSObject, Other {}"),
    ])
    func appDelegates(input: String, output: String) { #expect(adapt(input, DelegateRule.self) == output) }

    @Test(arguments: [
        ("URLSession(configuration: .ephemeral)", "URLSession(configuration: URLSession._configuration(.ephemeral))"),
        (
            "URLSession.init(configuration: c, delegate: d, delegateQueue: nil)",
            "URLSession.init(configuration: URLSession._configuration(c), delegate: d, delegateQueue: nil)"
        ),
        ("Foundation.URLSession(configuration: { .default }())", "Foundation.URLSession(configuration: URLSession._configuration({ .default }()))"),
        ("Session(configuration: c)", "Session(configuration: c)"), ("URLSession.shared", "URLSession.shared"),
    ])
    func sessionsOfTheUsersOwn(input: String, output: String) { #expect(adapt(input, SessionRule.self) == output) }

    @Test(arguments: [
        ("func f(_ b: (String) -> Query<T, [T]>) {}", "func f(_ b: (String) -> Query<T>) {}"),
        ("let a: SwiftData.Query<A, [A]>; let b = Query<B, [B]>(sort: \\.x)", "let a: SwiftData.Query<A>; let b = Query<B>(sort: \\.x)"),
        ("import SwiftData\nimport FirebaseFirestore\n@Query var a: [A]", "import SwiftData\nimport FirebaseFirestore\n@SwiftData.Query var a: [A]"),
        ("import SwiftData\n@Query var a: [A]", "import SwiftData\n@Query var a: [A]"),
        ("let a: Query<A, B>; let c: Other.Query<A, [A]>; let d: Query<A>", "let a: Query<A, B>; let c: Other.Query<A, [A]>; let d: Query<A>"),
    ])
    func queriesByTheirModels(input: String, output: String) { #expect(adapt(input, QueryTypeRule.self) == output) }

    @Test(arguments: [
        ("throw NSError()", "throw NSError(domain: \"\", code: 0)"), ("NSError(domain: a, code: 1)", "NSError(domain: a, code: 1)"),
    ])
    func errorsOfNothingHaveNoDomain(input: String, output: String) { #expect(adapt(input, EmptyErrorRule.self) == output) }

    @Test(arguments: [
        ("if let e = error as? NSError {}", "if let e = _asNSError(error ) {}"),
        ("let e = a ?? b.error as! NSError", "let e = a ?? _asNSError(b.error )!"),
        (
            "do { try f() } catch let e as NSError { g(e) }",
            "do { try f() } catch let _isletCaught { let e = (_isletCaught as any Error) as NSError;  g(e) }"
        ),
        (
            "do {} catch let e as NSError where e.code == 1 {} catch {}",
            "do {} catch let _isletCaught where ({ let e = (_isletCaught as any Error) as NSError; return e.code == 1 })() "
                + "{ let e = (_isletCaught as any Error) as NSError; } catch {}"
        ),
        ("do {} catch let e as MyError {}", "do {} catch let e as MyError {}"), ("let e = error as NSError", "let e = error as NSError"),
    ])
    func everyErrorIsAnNSError(input: String, output: String) { #expect(adapt(input, ErrorCastRule.self) == output) }

    @Test(arguments: [
        ("ProcessInfo().environment", "ProcessInfo.processInfo.environment"), ("Foundation.ProcessInfo()", "ProcessInfo.processInfo"),
        ("ProcessInfo(name: 1)", "ProcessInfo(name: 1)"),
    ])
    func theProcessIsOne(input: String, output: String) { #expect(adapt(input, ProcessInfoRule.self) == output) }

    @Test(arguments: [
        (
            "public func < (a: NSNumber, b: NSNumber) -> Bool { f() }",
            "extension NSNumber { public static func < (a: NSNumber, b: NSNumber) -> Bool { f() } }"
        ),
        ("func > (a: NSNumber, b: NSNumber) -> Bool { f() }", "func > (a: NSNumber, b: NSNumber) -> Bool { f() }"),
        ("struct A { static func < (a: A, b: NSNumber) -> Bool { f() } }", "struct A { static func < (a: A, b: NSNumber) -> Bool { f() } }"),
    ])
    func numbersAreComparedByTheProgramsOperator(input: String, output: String) { #expect(adapt(input, NumberOperatorRule.self) == output) }

    @Test(arguments: [
        (
            "class A: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) "
                + "{ super.observeValue(forKeyPath: k, of: o, change: change, context: context) } }",
            "class A: NSObject {  func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) { () } }"
        ),
        (
            "class A: UIView { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {} }",
            "class A: UIView { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {} }"
        ),
    ])
    func valuesAreObservedByObjectsWithoutSuperclass(input: String, output: String) { #expect(adapt(input, KeyValueRule.self) == output) }

    /// A class of managed objects with an initializer of its own declares those that every such class has.
    @Test func managedObjects() {
        let stored =
            "required init(_stored entity: NSEntityDescription, id: NSManagedObjectID, context: NSManagedObjectContext) { "
            + "super.init(_stored: entity, id: id, context: context) }"
        let plain =
            "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { "
            + "super.init(entity: entity, insertInto: context) }"
        #expect(
            adapt("public class A: NSManagedObject { private override init(entity: E, insertInto c: C?) { f() } }", ManagedObjectRule.self)
                == "public class A: NSManagedObject {   public required init(entity: E, insertInto c: C?) { f() }  public \(stored) }")
        #expect(
            adapt("class A: NSManagedObject { init(name: String) { f() } }", ManagedObjectRule.self)
                == "class A: NSManagedObject { init(name: String) { f() }  \(plain); \(stored) }")
        let unchanged = "class A: NSManagedObject { convenience init(name: String) { self.init() } }"
        #expect(adapt(unchanged, ManagedObjectRule.self) == unchanged)
    }

    /// A framework that the target's system lacks cannot be imported, whatever is here.
    @Test(arguments: [
        (TargetPlatform.macOS, "false", "canImport(AppKit)", "false"), (.iOS, "canImport(UIKit)", "false", "canImport(ActivityKit)"),
        (.watchOS, "canImport(UIKit)", "false", "false"),
    ])
    func frameworksOfOtherSystems(_ system: TargetPlatform, _ uiKit: String, _ appKit: String, _ activityKit: String) {
        var platform = platform
        platform.system = system
        for (name, answer) in [("UIKit", uiKit), ("AppKit", appKit), ("ActivityKit", activityKit)] {
            let adapter = SourceAdapter(platform: platform)
            let result = adapter.adapt("#if canImport(\(name))\n#endif", file: "/A.swift", name: "A", rules: [ConditionRule.self])
            #expect(result.source.text.hasPrefix("#if \(answer)\n"))
        }
    }

    /// A library that asks whose networking it gets is told the truth; the target's own sources are those of a device.
    @Test func librariesLearnOfTheNetworking() {
        var library = platform
        library.isForOthers = true
        let text = "#if canImport(FoundationNetworking)\n#endif"
        let result = SourceAdapter(platform: library).adapt(text, file: "/kit/A.swift", name: "A", rules: [ConditionRule.self])
        #expect(result.source.text.hasPrefix("#if true\n"))
        #expect(adapt(text, ConditionRule.self) == "#if false\n#endif")
    }

    @Test func managedProperties() {
        #expect(
            adapt("class A: B { @NSManaged public var name: String? }", ManagedPropertyRule.self)
                == "class A: B {  public var name: String? { get { _managedValue(forKey: \"name\") } set { _setManagedValue(newValue, forKey: "
                + "\"name\") } } }"
        )
        #expect(
            adapt("class A: B { @NSManaged func add(_ value: C) }", ManagedPropertyRule.self)
                == "class A: B {  func add(_ value: C) { _managedCall(\"add\", [value]) } }")
    }

    @Test(arguments: [
        ("#selector(tapped)", "Selector(\"tapped\")"), ("#selector(View.tapped(_:))", "Selector(\"tapped:\")"),
        ("#selector(move(to:by:))", "Selector(\"moveWithTo:by:\")"), ("#selector(setter: name)", "Selector(\"setName:\")"),
        ("#selector(f as (Int) -> Void)", "Selector(\"f\")"), ("#keyPath(Person.address.city)", "\"address.city\""),
    ])
    func selectors(input: String, output: String) { #expect(adapt("let a = \(input)", SelectorRule.self) == "let a = \(output)") }

    @Test func literals() {
        #expect(
            adapt("let c = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))", LiteralRule.self)
                == "let c = Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))")
        #expect(adapt("let i = #imageLiteral(resourceName: \"a\").size", LiteralRule.self) == "let i = (UIImage(named: \"a\") ?? UIImage()).size")
    }

    @Test func entries() {
        let input = "extension EnvironmentValues {\n    @Entry var tint: Color = .red\n    @Entry var size = 3\n    @Entry var theme: Theme?\n}"
        #expect(
            adapt(input, EntryRule.self) == """
                extension EnvironmentValues {
                     var tint: Color { get { self[_EntryKey_tint.self] } set { self[_EntryKey_tint.self] = newValue } }; fileprivate enum \
                _EntryKey_tint: EnvironmentKey { static var defaultValue: Color { .red } }
                     var size : Int { get { self[_EntryKey_size.self] } set { self[_EntryKey_size.self] = newValue } }; fileprivate enum \
                _EntryKey_size: EnvironmentKey { static var defaultValue: Int { 3 } }
                     var theme: Theme? { get { self[_EntryKey_theme.self] } set { self[_EntryKey_theme.self] = newValue } }; fileprivate enum \
                _EntryKey_theme: EnvironmentKey { static var defaultValue: Theme? { nil } }
                }
                """)
    }
}
