import Foundation
import ProjectReader
import Testing

@testable import Builder

@Suite struct GeneratedFileTests {
    @Test(arguments: [
        ("Brand Blue", "brandBlue"), ("brand-blue", "brandBlue"), ("AccentColor", "accent"), ("URLIcon", "urlIcon"), ("BG", "bg"), ("2nd", "_2nd"),
        ("WidgetBackground", "widgetBackground"), ("Color", "color"),
    ])
    func assetNamesBecomeSymbols(name: String, symbol: String) { #expect(AssetSymbols.symbol(for: name, suffix: "Color") == symbol) }

    @Test func onlyAssetsThatAreUsedAreDeclared() throws {
        let folder = try TemporaryFolder()
        for name in ["Brand.colorset", "Unused.colorset", "red.colorset", "background.colorset", "Group/Logo.imageset"] {
            try folder.write("{}", to: "A.xcassets/\(name)/Contents.json")
        }
        let resources = [ResourceFile(url: folder.url.appendingPathComponent("A.xcassets"))]
        func symbols(_ used: Set<String>, own: Set<String> = [], hasExtensions: Bool = true) -> AssetSymbols {
            AssetSymbols(resources: resources, used: used, own: own, hasExtensions: hasExtensions, bundle: ".main")
        }
        let text = try #require(symbols(["brand", "logo", "red"]).text)
        #expect(text.contains("ColorResource(name: \"Brand\", bundle: .main)"))
        #expect(text.contains("ImageResource(name: \"Logo\", bundle: .main)"))
        #expect(!text.contains("Unused") && !text.contains("`red`"))
        #expect(symbols(["other"]).text == nil)
        let own = try #require(symbols(["brand", "logo"], own: ["brand"]).text)
        #expect(own.contains("extension ColorResource") && !own.contains("extension Color {") && own.contains("extension UIImage {"))
        let style = try #require(symbols(["background"]).text)
        #expect(style.contains("extension Color {") && !style.contains("extension ShapeStyle"), "the frameworks' own style has the name")
        let resourcesOnly = try #require(symbols(["brand", "logo"], hasExtensions: false).text)
        #expect(resourcesOnly.contains("extension ImageResource") && !resourcesOnly.contains("extension UIImage {"))
    }

    /// A folder that gives names a prefix becomes a type; symbols are images too.
    @Test func foldersOfAssetsBecomeTypes() throws {
        let folder = try TemporaryFolder()
        for name in ["Sky/Dark.colorset", "Sky/Cloud.symbolset", "Plain/Sun.symbolset"] {
            try folder.write("{}", to: "A.xcassets/\(name)/Contents.json")
        }
        try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Sky/Contents.json")
        let resources = [ResourceFile(url: folder.url.appendingPathComponent("A.xcassets"))]
        let symbols = AssetSymbols(resources: resources, used: ["dark", "cloud", "sun"], own: [], hasExtensions: false, bundle: ".main")
        let lines = try #require(symbols.text).split(separator: "\n").dropFirst(2)
        #expect(
            lines.joined(separator: "\n") == """
                extension ColorResource { enum Sky {} }
                extension ImageResource { enum Sky {} }
                extension ColorResource.Sky { nonisolated static var `dark`: ColorResource { ColorResource(name: "Sky/Dark", bundle: .main) } }
                extension ImageResource.Sky { nonisolated static var `cloud`: ImageResource { ImageResource(name: "Sky/Cloud", bundle: .main) } }
                extension ImageResource { nonisolated static var `sun`: ImageResource { ImageResource(name: "Sun", bundle: .main) } }
                """)
    }

    @Test(arguments: [("PaidTask", "paidTask"), ("small", "small"), ("First_Floor", "first_Floor"), ("MPR", "mpr"), ("URLType", "urlType"), ("", "")])
    func casesOfIntentsBeginWithSmallLetters(name: String, swift: String) { #expect(IntentCase.swiftName(of: name) == swift) }

    @Test func intentDefinitionsBecomeClasses() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            { INEnums = ({ INEnumName = Kind; INEnumValues = ({ INEnumValueName = unknown; }, { INEnumValueName = small; INEnumValueIndex = \
            1; }, { INEnumValueName = CET4; INEnumValueIndex = 2; }); });
              INTypes = ({ INTypeName = City; INTypeProperties = ({ INTypePropertyName = identifier; INTypePropertyType = String; \
              INTypePropertyDefault = YES; }, { INTypePropertyName = url; INTypePropertyType = URL; }); });
              INIntents = ({ INIntentName = Select; INIntentParameters = (
                { INIntentParameterName = city; INIntentParameterType = Object; INIntentParameterObjectType = City; \
                INIntentParameterObjectTypeNamespace = x; },
                { INIntentParameterName = kind; INIntentParameterType = Integer; INIntentParameterEnumType = Kind; INIntentParameterMetadata \
                = { INIntentParameterMetadataDefaultValue = small; }; },
                { INIntentParameterName = names; INIntentParameterType = String; INIntentParameterSupportsMultipleValues = YES; }); }); }
            """, to: "A.intentdefinition")
        #expect(
            try IntentDefinition(resources: [ResourceFile(url: file)]).text == """
                import Intents
                nonisolated public enum Kind: Int, Sendable, _IntentChoice { case `unknown` = 0; case `small` = 1; case `cet4` = 2; \
                public static var `CET4`: Kind { .`cet4` }; public static var `cET4`: Kind { .`cet4` }; \
                public static let _named: [String: Kind] = ["unknown": .`unknown`, "small": .`small`, "CET4": .`cet4`] }
                nonisolated open class KindResolutionResult: INIntentResolutionResult, @unchecked Sendable { public class func success(with \
                resolved: Kind) \
                -> KindResolutionResult { KindResolutionResult(_outcome: .success) }; public class func disambiguation(with options: [Kind]) \
                -> KindResolutionResult { KindResolutionResult(_outcome: .disambiguation) }; \
                public class func confirmationRequired(with value: Kind?) \
                -> KindResolutionResult { KindResolutionResult(_outcome: .confirmation) } }
                nonisolated open class City: INObject, @unchecked Sendable { public var `url`: URL? }
                nonisolated open class CityResolutionResult: INIntentResolutionResult, @unchecked Sendable { public class func success(with \
                resolved: City) \
                -> CityResolutionResult { CityResolutionResult(_outcome: .success) }; public class func disambiguation(with options: [City]) \
                -> CityResolutionResult { CityResolutionResult(_outcome: .disambiguation) }; \
                public class func confirmationRequired(with value: City?) \
                -> CityResolutionResult { CityResolutionResult(_outcome: .confirmation) } }
                nonisolated open class SelectIntent: INIntent, @unchecked Sendable { public var `city`: City?; public var `kind`: Kind = \
                .`small`; public \
                var `names`: [String]?; open override class var _parameters: [_IntentParameterDescription] { \
                [_IntentParameterDescription("city", "city", type: "City"), \
                _IntentParameterDescription("kind", "kind", type: "Kind", choices: _IntentText.choices(\\SelectIntent.`kind`)), \
                _IntentParameterDescription("names", "names", type: "String")] }; \
                open override func _set(_ name: String, to text: String) -> Bool { switch name { \
                case "city": return _IntentText.take(text, &self.`city`); \
                case "kind": return _IntentText.take(text, &self.`kind`); \
                case "names": return _IntentText.take(text, &self.`names`); \
                default: return false } } }
                nonisolated open class SelectIntentResponse: INIntentResponse, @unchecked Sendable {}
                nonisolated public protocol SelectIntentHandling: AnyObject {}
                nonisolated func _isletRegister__IsletIntents() { _isletRegister(SelectIntent.self, #fileID, 1) }

                """)
    }

    @Test func parametersHaveTheirDefaults() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            { INIntents = ({ INIntentName = Select; INIntentParameters = (
                { INIntentParameterName = decimals; INIntentParameterType = Integer; INIntentParameterMetadata = { \
                INIntentParameterMetadataDefaultValue = 2; }; },
                { INIntentParameterName = title; INIntentParameterType = String; INIntentParameterMetadata = { \
                INIntentParameterMetadataDefaultValue = "A \\"B\\""; }; },
                { INIntentParameterName = place; INIntentParameterType = String; }); }); }
            """, to: "A.intentdefinition")
        let text = try #require(try IntentDefinition(resources: [ResourceFile(url: file)]).text)
        #expect(text.contains("public var `decimals`: NSNumber? = NSNumber(value: 2);"))
        #expect(text.contains(#"public var `title`: String? = "A \"B\"";"#))
        #expect(text.contains("public var `place`: String?;"))
    }

    @Test func sourcesThatXcodeWroteForADefinitionAreLeftOutWhereTheDefinitionLies() throws {
        let folder = try TemporaryFolder()
        let head = "//\n// SelectIntent.swift\n//\n// This file was automatically generated and should not be edited.\n//\n"
        let definition = try folder.write(
            "{ INIntents = ({ INIntentName = Select; }); INTypes = ({ INTypeName = City; }); }", to: "A.intentdefinition")
        let copies = try ["SelectIntent", "City"].map { try folder.write(head + "class \($0) {}", to: "\($0).swift") }
        let kept = try ["Own.swift": head, "Other/City.swift": "class City {}"].map { try folder.write($1, to: $0) }
        var target = BuildTarget(name: "W", kind: .widgetExtension, root: folder.url, sources: copies + kept)
        target.resources = [ResourceFile(url: definition, generatesCode: false)]
        let left = target.withoutIntentCopies
        #expect(left.sources == kept && left.resources.allSatisfy(\.generatesCode))
        target.resources = []
        #expect(target.withoutIntentCopies.sources == target.sources)
    }

    @Test func classesOfIntentDefinitionsAreCalledAsTheFileSays() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            { INEnums = ({ INEnumName = Kind; INEnumClassName = FilterKind; INEnumValues = ({ INEnumValueName = unknown; }); });
              INTypes = ({ INTypeName = Tag; INTypeClassPrefix = SP; INTypeClassName = WidgetTag; INTypeProperties = ({ INTypePropertyName = kind; \
              INTypePropertyType = Integer; INTypePropertyEnumType = Kind; }); }, { INTypeName = Note; INTypeClassPrefix = SP; });
              INIntents = ({ INIntentName = List; INIntentClassPrefix = SP; INIntentClassName = ListIntent; INIntentParameters = (
                { INIntentParameterName = tag; INIntentParameterType = Object; INIntentParameterObjectType = Tag; },
                { INIntentParameterName = note; INIntentParameterType = Object; INIntentParameterObjectType = Note; }); }); }
            """, to: "A.intentdefinition")
        let text = try #require(try IntentDefinition(resources: [ResourceFile(url: file)]).text)
        let expected = [
            "public enum FilterKind: Int", "open class WidgetTag: INObject, @unchecked Sendable { public var `kind`: FilterKind = .`unknown` }",
            "open class SPNote: INObject",
            "open class ListIntent: INIntent, @unchecked Sendable { public var `tag`: WidgetTag?; public var `note`: SPNote?; ",
        ]
        for line in expected { #expect(text.contains(line), "\(line)") }
    }

    /// Enumerations and types without a prefix of their own have that of the file's intents.
    @Test func thePrefixOfIntentsIsThatOfTheirTypes() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            { INEnums = ({ INEnumName = Kind; INEnumValues = ({ INEnumValueName = unknown; }); });
              INTypes = ({ INTypeName = Tag; INTypeProperties = (); });
              INIntents = ({ INIntentName = List; INIntentClassPrefix = AB; INIntentParameters = (); }); }
            """, to: "A.intentdefinition")
        let text = try #require(try IntentDefinition(resources: [ResourceFile(url: file)]).text)
        for name in ["enum ABKind: Int", "class ABTag: INObject", "class ABListIntent: INIntent"] { #expect(text.contains(name), "\(name)") }
    }

    @Test func classesOfDataModelsCallWhatExtensionsOverride() throws {
        let folder = try TemporaryFolder()
        let model = """
            <?xml version="1.0" encoding="UTF-8"?>
            <model sourceLanguage="Swift">
                <entity name="Order" representedClassName="Order" codeGenerationType="class"/>
                <entity name="Item" representedClassName="Item" codeGenerationType="category"/>
            </model>
            """
        try folder.write(model, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        let classes = try DataModelClasses(resources: [ResourceFile(url: folder.url.appendingPathComponent("M.xcdatamodeld"))])
        #expect(classes.declared == ["Order"])
        let source = "extension Order { public override func awakeFromInsert() { super.awakeFromInsert() } }"
        let adapter = SourceAdapter(platform: Platform(conditions: [], isSimulator: true, modules: []))
        let plain = adapter.adapt(source, file: "/A.swift", name: "A")
        let neighbours = try #require(OverrideNeighbours.all(in: ["A": plain.facts], generated: classes.declared)["A"])
        #expect(
            adapter.adapt(source, file: "/A.swift", name: "A", neighbours: neighbours).source.text.contains("func _isletOverride_awakeFromInsert()"))
        let text = try #require(classes.text(overrides: plain.facts.extensionOverrides))
        #expect(text.contains("class Order: NSManagedObject { public override func awakeFromInsert() { _isletOverride_awakeFromInsert() } }"))
    }

    @Test func dataModelsBecomeClasses() throws {
        let folder = try TemporaryFolder()
        let model = """
            <?xml version="1.0" encoding="UTF-8"?>
            <model sourceLanguage="Swift">
                <entity name="Order" representedClassName=".PizzaOrder" codeGenerationType="class">
                    <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"/>
                    <attribute name="placed" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <relationship name="items" optional="YES" toMany="YES" destinationEntity="Item"/>
                </entity>
                <entity name="Item" representedClassName="Item" codeGenerationType="category">
                    <relationship name="order" optional="YES" maxCount="1" destinationEntity="Order"/>
                </entity>
                <entity name="Own" representedClassName="Own"><attribute name="x" attributeType="String"/></entity>
            </model>
            """
        try folder.write(model, to: "M.xcdatamodeld/M 2.xcdatamodel/contents")
        try folder.write("<model><entity", to: "M.xcdatamodeld/M 3.xcdatamodel/contents")
        try folder.write("{ _XCCurrentVersionName = \"M 2.xcdatamodel\"; }", to: "M.xcdatamodeld/.xccurrentversion")
        let resource = ResourceFile(url: folder.url.appendingPathComponent("M.xcdatamodeld"))
        func property(_ name: String, _ type: String) -> String {
            "    public var `\(name)`: \(type) { get { _managedValue(forKey: \"\(name)\") } set { _setManagedValue(newValue, forKey: \"\(name)\") } }"
        }
        func accessor(_ name: String, _ type: String) -> String { "    public func \(name)(_ value: \(type)) { _managedCall(\"\(name)\", [value]) }" }
        #expect(
            try DataModelClasses(resources: [resource]).text()
                == [
                    "import CoreData", "import FoundationOverlay", "nonisolated public class PizzaOrder: NSManagedObject {}",
                    "nonisolated extension PizzaOrder {",
                    "    public class func fetchRequest() -> NSFetchRequest<PizzaOrder> { NSFetchRequest<PizzaOrder>(entityName: \"Order\") }",
                    property("count", "Int64"), property("placed", "Date?"), property("items", "NSSet?"),
                    accessor("addToItems", "Item"), accessor("addToItems", "NSSet"), accessor("removeFromItems", "Item"),
                    accessor("removeFromItems", "NSSet"), "}", "nonisolated extension PizzaOrder: Identifiable {}", "nonisolated extension Item {",
                    "    public class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: \"Item\") }",
                    property("order", "PizzaOrder?"), "}", "nonisolated extension Item: Identifiable {}", "",
                ].joined(separator: "\n"))
    }

    @Test func aBrokenDataModelIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("<model>\n<entity", to: "M.xcdatamodel/contents")
        let problem = #expect(throws: ProjectProblem.self) {
            try DataModelClasses(resources: [ResourceFile(url: folder.url.appendingPathComponent("M.xcdatamodel"))])
        }
        #expect(problem?.code == .brokenDataModel)
        #expect(problem?.file.hasSuffix("M.xcdatamodel/contents") == true)
    }

    @Test func stringCatalogsBecomeStringsFiles() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "%lld cups": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Tasse"}}, "other": \
            {"stringUnit": {"value": "%lld Tassen"}}}}}}}}}
            """, to: "Localizable.xcstrings")
        try StringCatalog(contentsOf: file).write(into: folder.url)
        #expect(try PropertyListFile.read(folder.url.appendingPathComponent("de.lproj/Localizable.strings"))["Hello"] == .string("Hallo"))
        let plural = try PropertyListFile.read(folder.url.appendingPathComponent("de.lproj/Localizable.stringsdict"))
        #expect(plural["%lld cups"]?["value"]?["one"] == .string("%lld Tasse"))
    }
}
