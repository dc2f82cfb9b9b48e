import Foundation
import ProjectReader
import Testing

@testable import Builder

@Suite struct ExtensionOverrideRuleTests {
    private func adapt(_ text: String, _ neighbours: OverrideNeighbours = OverrideNeighbours()) -> SourceAdapter.Result {
        let platform = Platform(conditions: [], isSimulator: true, modules: ["UIKit"])
        return SourceAdapter(platform: platform).adapt(text, file: "/Panel.swift", name: "Panel", neighbours: neighbours)
    }

    @Test func theClassOverridesWhatItsExtensionDid() {
        let text = adapt(
            """
            class Panel: UIViewController { let label = UILabel() }
            extension Panel {
                public override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
                override var prefersStatusBarHidden: Bool { true }
                override func load(from place: inout Place, with key: Key) async throws -> Int { 1 }
                func other() {}
            }
            """
        ).source.text
        #expect(text.contains("public  func _isletOverride_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"))
        #expect(text.contains("public override func viewWillAppear(_ animated: Bool) { _isletOverride_viewWillAppear(animated) }"))
        #expect(text.contains("override var prefersStatusBarHidden: Bool { get { _isletOverride_prefersStatusBarHidden } }"))
        #expect(text.contains("{ try await _isletOverride_load(from: &place, with: key) }"))
        #expect(text.components(separatedBy: "override ").count == 4)
        #expect(text.split(separator: "\n").count == 7)
    }

    @Test func classesOfFrameworksStayAsTheyAre() {
        let source = "extension UINavigationController { override open func viewDidLoad() { super.viewDidLoad() } }"
        #expect(adapt(source).source.text.contains(source))
    }

    @Test func filesOfAModuleKnowEachOther() throws {
        let base = "enum Screens { class Panel: UIViewController {} }"
        let more = "extension Screens.Panel { override func viewDidLoad() {} }"
        let all = OverrideNeighbours.all(
            in: ["Base": adapt(base).facts, "More": adapt(more).facts, "Other": adapt("class Panel {}").facts], generated: [])
        #expect(all.keys.sorted() == ["Base", "More"])
        let text = adapt(base, try #require(all["Base"])).source.text
        #expect(text.contains("override func viewDidLoad() { _isletOverride_viewDidLoad() }"))
        #expect(adapt(more, try #require(all["More"])).source.text.contains("func _isletOverride_viewDidLoad()"))
    }
}
