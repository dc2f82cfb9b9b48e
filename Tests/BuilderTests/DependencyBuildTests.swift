import Builder
import Foundation
import ProjectReader
import TestGate
import Testing

/// Modules a target needs: of every language, of every name, and those that build only in part.
@Suite(.startsPrograms) struct DependencyBuildTests {
    @Test func whatADependencyCannotBuildIsLeftOutOfIt() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "Good.swift": "public func good() -> Int { 1 }\n",
                "Bad.swift": """
                import Nowhere
                public struct Both {
                    public init() {}
                    public var fine: Int { 2 }
                    public func broken() -> Int { Missing().value }
                    public func unknown(_ value: Missing) {}
                }
                public struct Whole: Missing { public var value = 1 }

                """,
            ])
        let product = try work.build(Workplace.program("Kit", "good() + Both().fine"), [kit], infersStubs: false)
        #expect(try run(product) == "3\n")
        let notes = product.diagnostics.filter { $0.code == .leftOut }
        #expect(notes.map(\.line) == [5, 6, 8])
        #expect(notes.allSatisfy { $0.severity == .note && $0.file?.hasSuffix("Kit/Bad.swift") == true })
        #expect(product.diagnostics.map(\.code).contains(.missingModule))
        let again = try work.build(Workplace.program("Kit", "good() + Both().fine"), [kit], infersStubs: false)
        #expect(again.statistics.compiledModules == 0)
    }

    /// Of a module of which most files do not build, all that those files do goes at once: what they declare stays.
    @Test func aModuleThatMostlyDoesNotBuildIsStoodInFor() throws {
        let work = try Workplace()
        var files = ["Good.swift": "public func good() -> Int { 1 }\n"]
        for number in 1...9 {
            files["Part\(number).swift"] = """
                public struct Part\(number) {
                    public init() {}
                    public func broken() -> Int { UINowhereThing().value }
                    public func unknown() -> UINowhereThing? { nil }
                    public var name: String { "part" }
                }

                """
        }
        let kit = try work.module("Kit", files)
        let names = (1...9).map { "Part\($0)().name + \"\\(Part\($0)().unknown() == nil)\"" }.joined(separator: " + ")
        let product = try work.build(Workplace.program("Kit", "\(names), good()"), [kit], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product).hasSuffix(String(repeating: "true", count: 9) + " 1\n"))
        let found = product.diagnostics.filter { $0.code == .leftOut && $0.message.contains("what the 3 functions and variables of the file do") }
        #expect(found.count == 9 && found.allSatisfy { $0.severity == .note })
        let record = work.folder.url.appendingPathComponent("cache")
        let paths = FileManager.default.enumerator(atPath: record.path)?.compactMap { $0 as? String } ?? []
        let path = try #require(paths.first { $0.hasSuffix("Modules/Kit/left-out.json") })
        let values = try JSONSerialization.jsonObject(with: try Data(contentsOf: record.appendingPathComponent(path))) as? [String: Any]
        #expect(values?["rounds"] as? Int == 3)
    }

    @Test func nothingOfTheTargetsOwnSourcesIsLeftOut() throws {
        let work = try Workplace()
        let failure = #expect(throws: BuildFailure.self) { try work.build(Workplace.program("", "missing()"), []) }
        #expect(failure?.diagnostics.map(\.code) == [.compile])
    }

    @Test func whatUsesAFrameworkThatIsOnlyDeclaredDoesNotStopTheTarget() throws {
        let work = try Workplace()
        let main = """
            import PassKit
            final class Shop {
                var products: [PKPass] = []
                func load() throws { products = PKPassLibrary.default().products }
                func price() -> Int? { products.first?.price }
                func count() -> Int { products.count }
            }
            @main struct Program {
                static func main() {
                    let shop = Shop()
                    var failure = ""
                    do { try shop.load() } catch { failure = "\\(error)" }
                    print(shop.count(), shop.price() as Any, failure)
                }
            }

            """
        let product = try work.build(main, [], runtime: try FakeRuntime.shared.get().location)
        #expect(
            try run(product)
                == "price() is not available here: it did not build\n0 nil load() is not available here: it did not build\n")
        let warnings = product.diagnostics.filter { $0.code == .leftOut }
        #expect(warnings.map(\.line) == [3, 4, 5] && warnings.allSatisfy { $0.severity == .warning })
        let mistake = main.replacingOccurrences(of: "products.count", with: "product.count")
        #expect(throws: BuildFailure.self) { try work.build(mistake, [], runtime: try FakeRuntime.shared.get().location) }
    }

    /// A framework's type that lacks a member, and its initializer that lacks a form: the rest is there, and the place is an error.
    @Test func whatAFrameworksTypeDoesNotHaveIsLeftOutAndAnError() throws {
        let work = try Workplace()
        let main = """
            import SwiftUI
            struct Own { func twice(_ value: Int) -> Int { 2 * value } }
            final class Look {
                func depth() -> Int? { EnvironmentValues().depthOfPixels }
                func title() -> Text? { Text("a", scale: 2) }
                func number() -> Int? { Own().twice(21) }
            }
            @main struct Program {
                static func main() { print(Look().depth() as Any, Look().title() == nil, Look().number() ?? 0) }
            }

            """
        let runtime = try FakeRuntime.shared.get().location
        let product = try work.build(main.replacingOccurrences(of: " == nil", with: "?.text ?? \"none\""), [], runtime: runtime)
        #expect(try run(product).hasSuffix("nil none 42\n"))
        let errors = product.diagnostics.filter { $0.code == .leftOut }
        #expect(errors.map(\.line) == [4, 5] && errors.allSatisfy { $0.severity == .error })
        for mistake in ["twice(of: 21)", "thrice(21)", "twice(Text(\"a\"))"] {
            let text = main.replacingOccurrences(of: "twice(21)", with: mistake)
            #expect(throws: BuildFailure.self) { try work.build(text, [], runtime: runtime) }
        }
    }

    /// Members of extensions can be overridden with Objective-C only. The class is named: it overrides what its extension does.
    @Test func whatCannotBeOverriddenHereIsLeftOut() throws {
        let work = try Workplace()
        let main = """
            class Base {}
            final class Other: Base {}
            extension Base { func name() -> String { "base" } }
            extension Other { override func name() -> String { "other" } }
            @main struct Program { static func main() { print((Other() as Base).name()) } }

            """
        let product = try work.build(main, [], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "base\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.map(\.line) == [2])
    }

    /// A type, a constant, a function of C and a member of a framework's type that nobody declares: each is left out as an error.
    @Test func namesThatNobodyDeclaresAreLeftOutAndErrors() throws {
        let work = try Workplace()
        let main = """
            import SwiftUI
            extension Text { func level() -> Int? { depthOfPixels } }
            final class Look: NSObject {
                var row: RowDepth?
                func width() -> Int? { kRowWidth + row_height() }
                override func observeDepth(of row: Int) {}
                func number() -> Int? { 42 }
            }
            @main struct Program {
                static func main() { print(Look().width() as Any, Look().number() ?? 0, Look().row == nil, Text("a").level() as Any) }
            }

            """
        let runtime = try FakeRuntime.shared.get().location
        let product = try work.build(main, [], runtime: runtime)
        #expect(try run(product).hasSuffix("nil 42 true nil\n"))
        let errors = product.diagnostics.filter { $0.code == .leftOut }
        #expect(errors.map(\.line) == [2, 4, 5, 6] && errors.allSatisfy { $0.severity == .error }, "\(errors)")
        let elsewhere = "enum Elsewhere { static let kRowWidth = 1\nstatic func row_height() -> Int { 2 } }\n"
        for mistake in ["row_height()", "kRowWidth", "height(of: 3)"] {
            let text = main.replacingOccurrences(of: "kRowWidth + row_height()", with: mistake) + elsewhere
            #expect(throws: BuildFailure.self, "\(mistake)") { try work.build(text, [], runtime: runtime) }
        }
    }

    @Test func whatUsesWhatWasLeftOutOfAModuleIsLeftOut() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit", ["A.swift": "import Nowhere\npublic struct Store { public static let shared = Missing()\npublic static let size = 3 }\n"])
        let main = """
            import Kit
            func share() -> Int? { Store.shared.count }
            @main struct Program { static func main() { print(share() as Any, Store.size) } }

            """
        let product = try work.build(main, [kit], infersStubs: false, runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product).hasSuffix("nil 3\n"))
        #expect(product.diagnostics.filter { $0.code == .leftOut }.map(\.severity) == [.note, .warning])
    }

    @Test func anAttributeNobodyDeclaresGoesWithoutWhatItStandsAt() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit", ["A.swift": "import Nowhere\n@Made(.public) public struct Own { public init() {}\n@Made public var x = 1 }\n"])
        let product = try work.build(Workplace.program("Kit", "Own().x"), [kit], infersStubs: false)
        #expect(try run(product) == "1\n")
        let notes = product.diagnostics.filter { $0.code == .leftOut }
        #expect(notes.map(\.line) == [2, 3] && notes.allSatisfy { $0.message.hasPrefix("“@Made” of Kit does not build here") })
    }

    /// A type that is missing is stood in for by a public one: what it does for a public protocol is made public.
    @Test func whatAMissingTypeDoesForAProtocolIsPublic() throws {
        let work = try Workplace()
        let kit = try work.module("Kit", ["Kit.swift": "public protocol Handler { func take(_ value: Int); var name: String { get } }\n"])
        let main = """
            import Kit
            import Nowhere
            final class Own: Missing {}
            extension Missing: Handler {
                func take(_ value: Int) { print(value) }
                @available(*, noasync) var name: String { "a" }
            }
            @main struct Program { static func main() { print("on") } }

            """
        let product = try work.build(main, [kit], infersStubs: false, runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "on\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.map(\.line) == [3], "\(product.diagnostics)")
    }

    /// A timer that is made of nothing on a device is one that never fires here.
    @Test func aTimerOfNothingIsMade() throws {
        let main = """
            import Foundation
            final class Clock { var timer = Timer() }
            @main struct Program { static func main() { print(type(of: Clock().timer)) } }

            """
        let work = try Workplace()
        let product = try work.build(main, [])
        #expect(try run(product) == "Timer\n")
        #expect(product.diagnostics.isEmpty, "\(product.diagnostics)")
    }

    /// More files than there are rounds of leaving out.
    @Test func errorsInManyFilesAreLeftOutTogether() throws {
        let work = try Workplace()
        let numbers = 0..<60
        let files = numbers.map { ("F\($0).swift", "public func bad\($0)() -> Int { missing() }\npublic func good\($0)() -> Int { 1 }\n") }
        let kit = try work.module("Kit", Dictionary(uniqueKeysWithValues: files))
        let sum = numbers.map { "good\($0)()" }.joined(separator: ", ")
        let product = try work.build(Workplace.program("Kit", "[\(sum)].count"), [kit])
        #expect(try run(product) == "60\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.count == 60)
    }

    @Test func aMendedDependencyIsWholeAgain() throws {
        let work = try Workplace()
        let main = Workplace.program("Kit", "value()")
        let broken = try work.build(main, [try work.module("Kit", ["A.swift": "public func value() -> Missing { 1 }\n"])])
        #expect(broken.diagnostics.filter { $0.code == .leftOut }.map(\.severity) == [.note, .warning])
        let product = try work.build(main, [try work.module("Kit", ["A.swift": "public func value() -> Int { 1 }\n"])])
        #expect(try run(product) == "1\n")
    }

    @Test func modulesInCAreCompiled() throws {
        let work = try Workplace()
        try work.folder.write("int twice(int value);\n", to: "CTwice/include/CTwice.h")
        let source = try work.folder.write("#include \"CTwice.h\"\nint twice(int value) { return FACTOR * value; }\n", to: "CTwice/twice.c")
        var native = NativeModule()
        native.sources = [source]
        native.headers = work.folder.url.appendingPathComponent("CTwice/include")
        native.definitions = ["FACTOR=2"]
        var module = BuildTarget(name: "CTwice", kind: .library, root: work.folder.url, sources: [])
        module.native = native
        #expect(try run(work.build(Workplace.program("CTwice", "twice(21)"), [module])) == "42\n")
        try work.folder.write("#include \"CTwice.h\"\nint twice(int value) { return FACTOR * value + 1; }\n", to: "CTwice/twice.c")
        #expect(try run(work.build(Workplace.program("CTwice", "twice(21)"), [module])) == "43\n")
    }

    @Test func filesForTheAssemblerAreCompiled() throws {
        let work = try Workplace()
        try work.folder.write("int answer(void);\n", to: "CFast/include/CFast.h")
        let text = """
            #if defined(__x86_64__)
            .text
            .globl answer
            answer: movl $ANSWER, %eax
            ret
            #else
            .text
            .globl answer
            answer: mov w0, #ANSWER
            ret
            #endif
            .section .note.GNU-stack,"",%progbits

            """
        var native = NativeModule()
        native.sources = [try work.folder.write(text, to: "CFast/answer.S")]
        native.headers = work.folder.url.appendingPathComponent("CFast/include")
        native.definitions = ["ANSWER=42"]
        var module = BuildTarget(name: "CFast", kind: .library, root: work.folder.url, sources: [])
        module.native = native
        #expect(try run(work.build(Workplace.program("CFast", "answer()"), [module])) == "42\n")
    }

    /// A package's module in C beside one of that name that Islet's own modules need.
    @Test func aModuleInCMayHaveTheNameOfOneOfIslets() throws {
        let work = try Workplace()
        for (place, value) in [("Own", 1), ("Kit", 42)] {
            try work.folder.write("static inline int answer_\(place)(void) { return \(value); }\n", to: "\(place)/shim.h")
            try work.folder.write("module CStore [system] {\n    header \"shim.h\"\n    export *\n}\n", to: "\(place)/module.modulemap")
        }
        var native = NativeModule()
        native.headers = work.folder.url.appendingPathComponent("Kit")
        native.moduleMap = work.folder.url.appendingPathComponent("Kit/module.modulemap")
        var module = BuildTarget(name: "CStore", kind: .library, root: work.folder.url, sources: [])
        module.native = native
        var runtime = try FakeRuntime.shared.get().location
        runtime.moduleMaps = [work.folder.url.appendingPathComponent("Own/module.modulemap")]
        #expect(try run(work.build(Workplace.program("CStore", "answer_Kit()"), [module], runtime: runtime)) == "42\n")
    }

    /// A module in another language is named as one, with what to write in its place.
    @Test func aForeignModuleIsNamedWithItsMend() throws {
        let work = try Workplace()
        let file = try work.folder.write("import Cloud\n@main struct Program { static func main() { print(1) } }\n", to: "App/Main.swift")
        var target = BuildTarget(name: "App", kind: .looseFiles, root: work.folder.url, sources: [file])
        target.missingDependencies = [
            MissingDependency(product: "Cloud", origin: "/packages/cloud-sdk", reason: "is written in Objective-C", isForeign: true)
        ]
        let runtime = RuntimeLocation(modules: work.folder.url, libraries: work.folder.url, linkedLibraries: [])
        let product = try Builder(cache: work.folder.url.appendingPathComponent("cache"), runtime: runtime, toolchain: .find()).build(target)
        let message = try #require(product.diagnostics.first { $0.code == .missingModule }?.message)
        #expect(message.hasPrefix("module “Cloud” of the package cloud-sdk is written in Objective-C. "))
        #expect(message.contains("islet stub Cloud PATH") && !message.contains("not on this machine"))
    }

    @Test func aPodfileWithoutItsPodsIsNamed() throws {
        let work = try Workplace()
        _ = try work.folder.write("pod 'Nowhere'\n", to: "Podfile")
        func message() throws -> String? {
            try work.build("import Nowhere\n" + Workplace.program("", "1"), []).diagnostics.first { $0.code == .missingModule }?.message
        }
        #expect(try message()?.hasSuffix("run pod install in \(work.folder.url.standardizedFileURL.path)") == true)
        _ = try work.folder.write("", to: "Pods/Manifest.lock")
        #expect(try message()?.contains("pod install") == false)
    }

    @Test func functionsOfCThatNoLibraryHasAnswerZero() throws {
        let work = try Workplace()
        let main = """
            @_silgen_name("islet_test_nowhere") func nowhere(_ value: Int) -> Int
            @main struct Program { static func main() { print(nowhere(3)) } }

            """
        let product = try work.build(main, [])
        #expect(try run(product) == "islet_test_nowhere is not available here: it did not build\n0\n")
        #expect(product.diagnostics.filter { $0.code == .leftOut }.map(\.severity) == [.warning])
        #expect(try work.build(main, []).diagnostics.map(\.code) == product.diagnostics.map(\.code))
    }

    @Test func aModuleMayHaveTheNameOfOneOfIslets() throws {
        let work = try Workplace()
        let kit = try work.module("WidgetKit", ["A.swift": "public let answer = 42\n"])
        let product = try work.build(
            Workplace.program("SwiftUI WidgetKit", "answer, WidgetKit.answer"), [kit], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "42 42\n")
    }

    /// On a device the package's type is one for older systems, which counts for nothing.
    @Test func aTypeThatAFrameworkHasTooIsTheFrameworks() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "State.swift": """
                @propertyWrapper public struct State<Value> {
                    public var wrappedValue: Value
                    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
                }

                """
            ])
        let main = """
            import Kit
            import SwiftUI
            struct Counter {
                @State var count = 3
                var wrapper: String { String(reflecting: type(of: _count)) }
            }
            @main struct Program { static func main() { print(Counter().wrapper) } }

            """
        let product = try work.build(main, [kit], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "SwiftUI.State<Swift.Int>\n")
        #expect(!product.diagnostics.contains { $0.code == .leftOut })
    }

    /// Other frameworks that are made of Islet's module of that name still find it.
    @Test func aModuleMayHaveTheNameOfOneThatOthersNeed() throws {
        let work = try Workplace()
        let kit = try work.module("SwiftUI", ["A.swift": "public struct Row { public init() {}; public var count: Int { 3 } }\n"])
        let main = """
            import WidgetKit
            #if canImport(SwiftUI)
                import struct SwiftUI.Row
                import SwiftUI
            #endif
            @main struct Program { static func main() { print(SwiftUI.Row().count, Row().count) } }

            """
        let product = try work.build(main, [kit], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "3 3\n")
    }

    /// Methods of delegates are always there here, and a progress has a total: what asks otherwise stays as it is meant.
    @Test func whatFoundationDeclaresOtherwiseIsCalledAllTheSame() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "A.swift": """
                import FoundationNetworking
                import Foundation
                public final class Loader: NSObject, URLSessionTaskDelegate {
                    public weak var delegate: (any URLSessionTaskDelegate)?
                    public var progress: Progress = .init()
                    public override init() {
                        super.init()
                        delegate = self
                        register(missing())
                    }
                    func register(_ value: Int) {}
                    public func forward(_ session: URLSession, _ task: URLSessionTask) -> String {
                        delegate?.urlSession?(session, task: task, didCompleteWithError: nil)
                        return "forwarded"
                    }
                }

                """
            ])
        let product = try work.build(Workplace.program("Kit", "Loader().progress.totalUnitCount"), [kit])
        #expect(try run(product).hasSuffix("0\n"))
        let notes = product.diagnostics.filter { $0.code == .leftOut }
        #expect(notes.map(\.line) == [9], "\(notes.map(\.message))")
    }

    /// What shared code asks of a device is answered as by one whose owner refused it.
    @Test func declaredFrameworksAnswerWithARefusal() throws {
        let work = try Workplace()
        let main = """
            import AppTrackingTransparency
            import CoreHaptics
            import LocalAuthentication
            import WatchConnectivity
            final class Link: NSObject, WCSessionDelegate {
                func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
                    print("activated", state == .activated, (error as? WCError)?.code == .sessionNotSupported)
                }
            }
            @main struct Program {
                static func main() {
                    var error: NSError?
                    print(LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error), error?.code ?? 0)
                    print(ATTrackingManager.trackingAuthorizationStatus, WCSession.isSupported())
                    print(CHHapticEngine.capabilitiesForHardware().supportsHaptics, (try? CHHapticEngine()) == nil)
                    let link = Link()
                    WCSession.default.delegate = link
                    WCSession.default.activate()
                }
            }

            """
        let product = try work.build(main, [], runtime: try FakeRuntime.shared.get().location)
        let output = try run(product)
        #expect(output == "false -6\ndenied false\nfalse true\nactivated false true\n", "\(output)")
        #expect(Set(product.diagnostics.map(\.code)) == [.declaredOnly], "\(product.diagnostics.map(\.description))")
    }

    @Test func aListInBracketsIsASetOfFoundationWhereOneIsAskedFor() throws {
        let main =
            "import Foundation\nfinal class Box { var set: NSSet? }\n"
            + Workplace.program("", "Program.count()").replacingOccurrences(
                of: "{ static func main",
                with: "{ static func count() -> Int { let box = Box(); box.set = []; return box.set!.count }\n static func main")
        let work = try Workplace()
        let product = try work.build(main, [])
        #expect(try run(product) == "0\n")
        #expect(product.diagnostics.isEmpty)
    }

    @Test func aModuleWithoutFoundationDoesNotSeeItsMembers() throws {
        let work = try Workplace()
        let kit = try work.module(
            "Kit",
            [
                "A.swift": """
                public protocol Stored { associatedtype AtomicRepresentation }
                extension Bool: Stored { public struct AtomicRepresentation { public init() {} } }
                extension Bool { public static func stored() -> AtomicRepresentation { AtomicRepresentation() } }

                """
            ])
        let product = try work.build(Workplace.program("Kit", "type(of: Bool.stored())"), [kit])
        #expect(try run(product) == "AtomicRepresentation\n")
        #expect(product.diagnostics.isEmpty, "\(product.diagnostics.map(\.message))")
    }

    @Test func applesFrameworksCanBeImported() throws {
        let work = try Workplace()
        // Frameworks that fixtures tell of need the real runtime: FixtureTests has them.
        let names = ["CloudKit", "WatchConnectivity", "ClockKit"]
        #expect(AppleFrameworks.names.isSuperset(of: names + ["SwiftUI", "WidgetKit", "HealthKit", "AppKit", "WebKit", "SQLite3"]))
        let product = try work.build(Workplace.program(names.joined(separator: " "), "1"), [], runtime: try FakeRuntime.shared.get().location)
        #expect(try run(product) == "1\n")
        #expect(product.diagnostics.map(\.code) == [.declaredOnly, .declaredOnly, .declaredOnly], "\(product.diagnostics.map(\.message))")
    }

    @Test func theModelOfTheDeviceIsNotThere() throws {
        let text = """
            import FoundationModels
            @Generable enum Tier: String { case safe, bad }
            @Generable struct Impact {
                @Guide(description: "The tier") var tier: Tier
                var days: [Double]?
            }
            struct Look: Tool {
                @Generable struct Arguments { var name: String }
                let description = "Looks"
                func call(arguments: Arguments) async throws -> Impact { Impact(tier: .bad, days: nil) }
            }
            @main struct Program {
                static func main() async {
                    let impact = Impact(tier: .safe, days: [2])
                    let part = Impact.PartiallyGenerated(tier: nil, days: impact.days)
                    let session = LanguageModelSession(tools: [Look()]) { "Be kind" }
                    let answer = try? await session.respond(to: "x", generating: Impact.self).content
                    print(impact.tier, part.days ?? [], answer == nil, SystemLanguageModel.default.isAvailable, \
            Array(session.transcript).count, Look().name)
                }
            }

            """
        let work = try Workplace()
        let product = try work.build(text, [], runtime: try FakeRuntime.shared.get().location)
        #expect(product.diagnostics.map(\.code) == [.declaredOnly], "\(product.diagnostics.map(\.message))")
        #expect(try run(product) == "safe [2.0] true false 0 Look\n")
    }

    @Test func requestsToICloudAreRefused() throws {
        let body = """
            { () -> [String] in
                var found: [String] = []
                let save = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Trip")])
                save.modifyRecordsResultBlock = { if case .failure(let error as CKError) = $0 { found.append("\\(error.code)") } }
                CKContainer.default().privateCloudDatabase.add(save)
                let query = CKQuerySubscription(
                    recordType: "Trip", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation, .firesOnce])
                let info = CKSubscription.NotificationInfo()
                info.shouldSendContentAvailable = true
                query.notificationInfo = info
                found.append("\\(query.querySubscriptionOptions.rawValue)")
                let push: [AnyHashable: Any] = ["ck": ["cid": "iCloud.demo", "qry": ["sid": "trips"]]]
                found.append(CKQueryNotification(fromRemoteNotificationDictionary: push)?.subscriptionID ?? "none")
                found.append("\\(CKNotification(fromRemoteNotificationDictionary: [:]) == nil)")
                found.append("\\(CKContainer.default().database(with: .shared).databaseScope)")
                return found
            }()
            """
        let work = try Workplace()
        let product = try work.build(Workplace.program("CloudKit Foundation", body), [], runtime: try FakeRuntime.shared.get().location)
        #expect(product.diagnostics.map(\.code) == [.declaredOnly], "\(product.diagnostics.map(\.message))")
        #expect(try run(product) == "[\"notAuthenticated\", \"9\", \"trips\", \"true\", \"shared\"]\n")
    }

    @Test(arguments: [(TargetPlatform.iOS, "iOS"), (.watchOS, "watchOS"), (.macOS, "macOS"), (.visionOS, "visionOS")])
    func conditionsFollowThePlatform(platform: TargetPlatform, name: String) throws {
        let work = try Workplace()
        let names = TargetPlatform.allCases.map(\.rawValue)
        let branches = names.enumerated().map { "\($0.offset == 0 ? "#if" : "#elseif") os(\($0.element))\nlet system = \"\($0.element)\"\n" }
        let file = try work.folder.write(branches.joined() + "#endif\n" + Workplace.program("", "system"), to: "App/Main.swift")
        var target = BuildTarget(name: "App", kind: .looseFiles, root: work.folder.url, sources: [file])
        target.platform = platform
        let none = RuntimeLocation(modules: work.folder.url.appendingPathComponent("none"), libraries: work.folder.url, linkedLibraries: [])
        let builder = Builder(cache: work.folder.url.appendingPathComponent("cache"), runtime: none, toolchain: try .find())
        #expect(try run(builder.build(target)) == name + "\n")
    }

    /// What does not build for one system may build for another.
    @Test func whatIsLeftOutForOneSystemIsNotForAnother() throws {
        let work = try Workplace()
        let source = "public func size() -> Int { 1 }\n#if os(macOS)\npublic func odd() -> Int { return \"odd\" }\n#endif\n"
        func leftOut(for platform: TargetPlatform) throws -> Int {
            var shelf = try work.module("Shelf", ["Shelf.swift": source])
            shelf.platform = platform
            let file = try work.folder.write(Workplace.program("Shelf", "size()"), to: "App/Main.swift")
            var target = BuildTarget(name: "App", kind: .looseFiles, root: work.folder.url, sources: [file])
            (target.platform, target.dependencies) = (platform, [shelf])
            let none = RuntimeLocation(modules: work.folder.url.appendingPathComponent("none"), libraries: work.folder.url, linkedLibraries: [])
            let builder = Builder(cache: work.folder.url.appendingPathComponent("cache"), runtime: none, toolchain: try .find())
            return try builder.build(target).diagnostics.count { $0.code == .leftOut }
        }
        #expect(try [.macOS, .iOS, .macOS].map(leftOut) == [1, 0, 1])
    }
}
