import Foundation
import Geometry
import Snapshot
import SwiftUI
import Testing
import ViewEngine

@MainActor
@Suite struct ContainerShapeTests {
    private func outlines(in place: ArchiveContext = ArchiveContext(), @ViewBuilder _ view: () -> some View) -> [Outline] {
        archive(in: place, content: view).root.all.flatMap(\.drawing).compactMap { if case .fill(let outline, _, _) = $0 { outline } else { nil } }
    }

    @Test func cornersAreConcentricWithTheContainers() {
        let outline = outlines {
            ContainerRelativeShape().padding(6).frame(width: 100, height: 50).containerShape(RoundedRectangle(cornerRadius: 20))
        }
        let rect = CGRect(x: 106, y: 131, width: 88, height: 38)
        #expect(outline == [.roundedRect(rect, cornerSize: CGSize(width: 14, height: 14), curve: .continuous)])
    }

    @Test func eachCornerMayGoItsOwnWay() {
        let outline = outlines {
            ConcentricRectangle(topLeadingCorner: .concentric, bottomTrailingCorner: .concentric(minimum: 18))
                .padding(10).frame(width: 100, height: 60).containerShape(.rect(cornerRadius: 24))
        }
        #expect(outline == [.unevenRoundedRect(CGRect(x: 110, y: 130, width: 80, height: 40), radii: [14, 0, 18, 0], curve: .continuous)])
    }

    @Test func theContainerEndsWithItsView() {
        let outline = outlines {
            HStack(spacing: 0) {
                ContainerRelativeShape().frame(width: 20, height: 20).containerShape(Capsule())
                ContainerRelativeShape().frame(width: 20, height: 20)
            }
        }
        #expect(outline.last == .rect(CGRect(x: 150, y: 140, width: 20, height: 20)))
    }

    @Test func stylesBehindAndOverViewsFillTheContainersShape() {
        let outline = outlines {
            Text("A").frame(width: 40, height: 40).background(.fill.tertiary).overlay(.red.opacity(0.5)).containerShape(.circle)
        }
        let circle = Outline.ellipse(CGRect(x: 130, y: 130, width: 40, height: 40))
        #expect(outline == [circle, circle])
    }

    @Test func anInnerShapeIsAsFarFromAllEdgesAsFromTheNearest() {
        let outline = outlines { Text("A").frame(width: 40, height: 20).background(.red).frame(width: 100, height: 100).containerShape(.circle) }
        #expect(outline == [.ellipse(CGRect(x: 140, y: 140, width: 20, height: 20))])
    }

    @Test func stylesBehindViewsDoNotFollowTheSystemsContainer() {
        let widget = ArchiveContext()
        widget.containerCornerRadius = 20
        let outline = outlines(in: widget) { ContainerRelativeShape().background(.red) }
        #expect(outline.first == .rect(CGRect(x: 0, y: 0, width: 300, height: 300)))
        #expect(outline.last != outline.first)
    }
}
