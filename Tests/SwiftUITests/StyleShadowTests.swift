import Foundation
import Geometry
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct StyleShadowTests {
    private func node(@ViewBuilder _ view: () -> some View) -> SnapshotNode? { archive(content: view).root.children.first }

    @Test func aDropShadowLiesBehindWhatTheStylePaints() {
        let circle = node { Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))).frame(width: 20, height: 20) }
        #expect(circle?.effects == [.shadow(.black, radius: 3, offset: CGSize(width: 1, height: 2))])
        let text = node { Text("a").foregroundStyle(.red.shadow(.drop(color: .black, radius: 1))) }
        #expect(text?.effects == [.shadow(.black, radius: 1, offset: .zero)])
    }

    @Test func anInnerShadowFallsFromAroundTheShapeIntoIt() throws {
        let circle = try #require(node { Circle().fill(.red.shadow(.inner(color: .black, radius: 2))).frame(width: 20, height: 20) })
        let shadow = try #require(circle.children.last)
        #expect(circle.children.count == 2 && shadow.role == "InnerShadow")
        #expect(shadow.effects[1] == .shadow(.black, radius: 2, offset: .zero))
        guard case .mask(let mask) = shadow.effects[2] else {
            Issue.record("the shadow is not kept inside")
            return
        }
        #expect(mask.first?.drawing == circle.children.first?.drawing)
        #expect(shadow.children.last?.effects.last == .blend(.destinationOut))
    }

    @Test func whatAStyleWithABlendModePaintsIsMixedWithWhatLiesBehind() {
        let text = node { Text("a").foregroundStyle(.white.blendMode(.plusLighter)) }
        #expect(text?.effects == [.blend(.plusLighter)])
        let faint = node {
            Circle().fill(.red.shadow(.drop(color: .black, radius: 1)).blendMode(.multiply).opacity(0.5)).frame(width: 20, height: 20)
        }
        #expect(faint?.effects == [.shadow(.black, radius: 1, offset: .zero), .blend(.multiply)])
        let usual = node { Text("a\(Text("b").foregroundStyle(.white))").foregroundStyle(.white) }
        #expect(usual?.effects == [])
    }

    @Test func aStyleWithAShadowKeepsItsHierarchy() {
        let faint = node { Circle().fill(AnyShapeStyle(Color.red.shadow(.drop(radius: 1)))).frame(width: 20, height: 20) }
        #expect(faint?.effects.count == 1)
        #expect(node { Circle().fill(.red).frame(width: 20, height: 20) }?.effects == [])
    }
}
