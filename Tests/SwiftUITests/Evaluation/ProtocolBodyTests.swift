import FoundationOverlay
import SwiftUI
import Testing

private protocol Titled {
    var title: String { get }
}

extension Titled {
    @MainActor fileprivate var body: some View { Text(title) }
}

private struct Title: View, Titled {
    let title: String
}

@MainActor
@Suite struct ProtocolBodyTests {
    @Test func `A view may take its body from another protocol's extension`() {
        #expect(firstText(archive { Title(title: "Tea") }.root)?.detail == "Tea")
    }
}
