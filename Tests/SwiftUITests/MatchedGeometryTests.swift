import Foundation
import Snapshot
import SwiftUI
import Testing

@MainActor
@Suite struct MatchedGeometryTests {
    private struct Pair: View {
        @Namespace var namespace
        let properties: MatchedGeometryProperties
        let sourceIsFirst: Bool

        var body: some View {
            HStack(spacing: 0) {
                if sourceIsFirst { source }
                Ellipse().matchedGeometryEffect(id: 1, in: namespace, properties: properties, isSource: false).frame(width: 60, height: 60)
                if !sourceIsFirst { source }
            }
        }

        private var source: some View { Color.red.frame(width: 20, height: 30).matchedGeometryEffect(id: 1, in: namespace) }
    }

    private func follower(_ properties: MatchedGeometryProperties = .frame, sourceIsFirst: Bool) -> CGRect? {
        archive(CGSize(width: 80, height: 60)) { Pair(properties: properties, sourceIsFirst: sourceIsFirst) }.root.first(role: "Ellipse")?.frame
    }

    @Test func viewsStandWhereTheirSourceStands() {
        #expect(follower(sourceIsFirst: true) == CGRect(x: 0, y: 15, width: 20, height: 30))
    }

    @Test func sourcesMayComeLater() {
        #expect(follower(sourceIsFirst: false) == CGRect(x: 60, y: 15, width: 20, height: 30))
    }

    @Test func placesAndSizesCanBeTakenAlone() {
        #expect(follower(.position, sourceIsFirst: true) == CGRect(x: -20, y: 0, width: 60, height: 60))
        #expect(follower(.size, sourceIsFirst: true) == CGRect(x: 40, y: 15, width: 20, height: 30))
    }

    @Test func viewsWithoutASourceStayInTheirPlace() {
        struct Alone: View {
            @Namespace var namespace
            var body: some View { Ellipse().matchedGeometryEffect(id: 1, in: namespace, isSource: false) }
        }
        let root = archive(CGSize(width: 80, height: 60)) { Alone() }.root
        #expect(root.first(role: "Ellipse")?.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    }

    @Test func linesBetweenTwoPixelsKeepTheirWidth() {
        let root = archive(CGSize(width: 100, height: 40)) {
            ZStack {
                Color.red.frame(width: 10, height: 10); Divider()
            }
        }.root
        #expect(abs((root.first(role: "Divider")?.frame.height ?? 0) - 1.0 / 3) < 0.001)
    }
}
