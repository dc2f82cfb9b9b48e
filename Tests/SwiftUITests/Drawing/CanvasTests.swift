import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct CanvasTests {
    private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [SnapshotNode] {
        let root = archive(CGSize(width: 100, height: 100)) { Canvas(renderer: draw).frame(width: 40, height: 20) }.root
        return root.first(role: "Canvas")?.children ?? []
    }

    @Test func fillsLieInTheCanvass() throws {
        let items = items { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
        #expect(items.first?.drawing == [.fill(.rect(CGRect(x: 30, y: 40, width: 40, height: 20)), .color(.black), evenOdd: false)])
    }

    @Test func whatIsDrawnBesideACanvasIsNotSeen() throws {
        let root = archive(CGSize(width: 100, height: 100)) {
            Canvas { context, size in context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 90)), with: .foreground) }.frame(
                width: 40, height: 20)
        }
        .root
        let canvas = try #require(root.first(role: "Canvas"))
        #expect(canvas.effects == [.clip(.rect(CGRect(x: 30, y: 40, width: 40, height: 20)), evenOdd: false)])
    }

    @Test func transformsTurnAroundTheCanvassOrigin() throws {
        let items = items { context, _ in
            context.translateBy(x: 5, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
        }
        guard case .transform(let transform)? = items.first?.effects.first else {
            Issue.record("no transform")
            return
        }
        #expect(CGPoint(x: 31, y: 41).applying(transform) == CGPoint(x: 37, y: 42))
    }

    @Test func canvasesHaveTheBlendModesOfCoreGraphics() {
        let items = items { context, size in
            for mode: GraphicsContext.BlendMode in [.destinationIn, .xor, .screen, .normal] {
                context.blendMode = mode
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
            }
        }
        #expect(items.map(\.effects) == [[.blend(.destinationIn)], [.blend(.xor)], [.blend(.screen)], []])
    }

    @Test func copiesHaveAStateOfTheirOwn() {
        let items = items { context, size in
            var copy = context
            copy.opacity = 0.5
            copy.addFilter(.blur(radius: 2))
            copy.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
        #expect(items.map(\.effects) == [[.blur(radius: 2, isOpaque: false), .opacity(0.5)], []])
    }

    @Test func textAndSymbolsAreDrawnAroundTheirAnchor() throws {
        let root = archive(CGSize(width: 100, height: 100)) {
            Canvas { context, size in
                if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
                context.draw(Text("Hi"), at: .zero, anchor: .topLeading)
            } symbols: {
                Color.red.frame(width: 10, height: 10).tag("dot")
            }
        }.root
        #expect(root.first(role: "Color")?.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(firstText(root)?.frame.origin == .zero)
    }

    @Test func layersAreOneGroup() {
        let items = items { context, size in
            context.drawLayer { layer in
                layer.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
                layer.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
            }
        }
        #expect(items.count == 1)
        #expect(items.first?.children.count == 2)
    }
}
