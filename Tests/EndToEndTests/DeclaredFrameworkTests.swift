import EndToEnd
import Testing

/// Frameworks that Islet declares and does not have: values are whole, devices are refused, codes and filters are drawn.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct DeclaredFrameworkTests {
    @Test func theyAnswerAsOnADeviceWhoseOwnerRefused() throws {
        let pictures = try Pictures([Projects.path("Declared")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let texts = try Set(pictures.texts("Declared", "systemLarge").keys)
        // Grey is as bright as the red was, mixed in light, not in numbers: 0.2126 and 0.5 of it.
        let expected: Set = [
            "photos denied", "trip Rome", "mean 3.0", "fitted 10 at 5", "battery none", "code 27", "gray 127 127 127 255",
            "mean colour 188 0 188 255", "plain 127 0 127 255", "turned 4 × 8 0 0 255 255", "suite UserDefaults", "packed true 600 400 true 1000",
            "dice [2, 3, 4] true true false",
        ]
        #expect(texts == expected, "\(texts)")
    }

    /// Screens of Apple's that an app shows: nothing is loaded, picked or sent.
    @Test func screensOfOthersAreShownEmpty() throws {
        let pictures = try Pictures([Projects.path("Shown")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let expected = [
            "page": ["failed -1009"], "address": ["https://example.com/a"], "album": ["No Photos", "Cancel"], "choice": ["Choose"],
            "mail": ["mail false false"], "paper": ["paper.pdf"], "opened": ["below"], "shaded": ["shaded"],
            "tip": ["Favorites", "They stand at the top.", "Learn More"], "film": ["Subtitle", "waits true true"],
            "spoken": ["heard 0 true false", "not installed", "pictures false"],
        ]
        for (name, texts) in expected {
            let tree = try pictures.tree(ofPreview: name)
            #expect(texts.allSatisfy { tree.contains("\"\($0)\"") }, "\(name): \(tree)")
        }
        let scene = try pictures.tree(ofPreview: "scene")
        #expect(scene.contains("\"nodes 1\"") && scene.contains("#CC9966"), "\(scene)")
        #expect(!(try pictures.tree(ofPreview: "tip")).contains("\"Later\""), "its rule does not hold")
        let titled = try pictures.tree(ofPreview: "titled")
        #expect(
            titled.contains("\"Titled\"") && titled.contains("#0000FF") && titled.contains("InterDisplay-Bold 29.4"),
            "in 30 points and blue: \(titled)")
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" })
    }

    /// Radios, players and Screen Time: the owner refused them, nothing is found, and what programs say of themselves is kept.
    @Test func nothingIsFoundAroundTheDevice() throws {
        let pictures = try Pictures([Projects.path("Refused")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "refused")
        let expected = [
            "radio refused refused", "180D", "0000180D-0000-1000-8000-00805F9B34FB", "plays Song of 0", "time refused 0 unauthorized",
            "music denied true true",
        ]
        for text in expected { #expect(tree.contains("\"\(text)\""), "\(text): \(tree)") }
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" })
    }

    /// Packages that ask a service: nobody is signed in, and nothing is sent.
    @Test func nobodyIsSignedIn() throws {
        let pictures = try Pictures([Projects.path("Accounts")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let texts = try Set(pictures.texts("Accounts", "systemMedium").keys)
        #expect(
            texts == [
                "app true", "user nobody", "error 17020", "token none", "accounts FIRFirestoreErrorDomain", "document 1 Rome", "reachable false",
            ], "\(texts)")
        #expect(pictures.manifest.diagnostics.contains { $0.code == "declared-only" && $0.message.contains("Firebase ") })
    }

    /// A package that stands on Objective-C code: its objects are in memory, queried and sorted.
    @Test func aDatabaseIsInMemory() throws {
        let pictures = try Pictures([Projects.path("Database")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(try pictures.texts("Chores", "systemSmall").keys.contains("0: Air, Water, Rest 1, noted 1 early 1"), "\(pictures.messages)")
        #expect(pictures.manifest.diagnostics.contains { $0.code == "declared-only" && $0.message.contains("RealmSwift") })
    }

    /// A package that cannot be had gives the names of symbols: each member that is named is the symbol of that name.
    @Test func symbolsAreTakenByTheNamesOfTheirMembers() throws {
        let pictures = try Pictures([Projects.path("SafeSymbols")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree("Weather", "systemSmall")
        for name in ["sun.max.fill", "cloud.rain.fill", "mappin.circle.fill", "wifi.slash"] { #expect(tree.contains(name), "\(tree)") }
        #expect(!pictures.manifest.diagnostics.contains { ["left-out", "stubbed", "missing-module"].contains($0.code) })
        #expect(pictures.manifest.diagnostics.contains { $0.code == "declared-only" && $0.message.contains("SFSafeSymbols") })
    }

    /// Without a camera nothing is seen, and nothing is found in pictures.
    @Test func nothingIsSeen() throws {
        let pictures = try Pictures([Projects.path("Camera")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "looker")
        let expected = "texts -1 error true thrown, sixth 4.0, scanner false, inputs 0 outputs 1 runs false"
        #expect(tree.contains("\"\(expected)\""), "\(tree)")
        #expect(try pictures.tree(ofPreview: "scanner").contains("\"no photo\""))
        #expect(try pictures.tree(ofPreview: "pixels").contains("\"pixels 2 255\""))
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" })
    }

    /// A framework that is here is found where sources ask for it before they import it.
    @Test func aFrameworkThatIsAskedForIsFound() throws {
        let pictures = try Pictures([Projects.path("Asked")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        #expect(pictures.manifest.targets.flatMap(\.widgets).count == 1, "\(pictures.messages)")
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" })
    }

    /// Modifiers of a package that cannot be had give the view that their closures make, by a condition or a value where they are given one.
    @Test func modifiersOfAMissingPackageDoWhatTheirClosuresDo() throws {
        let pictures = try Pictures([Projects.path("Modified")])
        #expect(pictures.exitCode == 0, "\(pictures.messages)")
        let tree = try pictures.tree(ofPreview: "badge")
        let heights = tree.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^ *(?:Text|Overlay) [\d.]+ ([\d.]+) [\d.]+ ([\d.]+)/).map { (top: Double($0.1) ?? 0, height: Double($0.2) ?? 0) }
        }
        let top = try #require(heights.first).top - 5
        let expected: [(Double, Double)] = [(5, 12), (22, 12), (37, 12), (52, 30), (61, 12), (61, 12), (82, 12), (101, 12), (120, 12)]
        #expect(heights.map { [$0.top - top, $0.height].map { ($0 * 100).rounded() / 100 } } == expected.map { [$0.0, $0.1] }, "\(tree)")
        #expect(pictures.manifest.diagnostics.contains { $0.code == "stubbed" && $0.message.hasSuffix("does only what its closure does") })
        #expect(!pictures.manifest.diagnostics.contains { $0.code == "left-out" })
    }
}
