import Snapshot
import SwiftUI
import Testing

/// Views made where nothing says that it runs on the main actor, as a model's property may.
private enum Banner {
    case row, column

    @ViewBuilder nonisolated var leading: some View {
        switch self {
        case .row:
            HStack(spacing: 2) {
                Text("a"); Label("b", systemImage: "star")
            }
        case .column:
            VStack {
                Group { Text("a") }; ZStack { Text("b") }
            }
        }
    }
}

@MainActor
@Suite struct NonisolatedViewTests {
    @Test func containersAreMadeAnywhere() {
        #expect(archive { Banner.row.leading }.dump().contains("\"a\""))
        #expect(archive { Banner.column.leading }.dump().contains("VStack"))
    }
}

@MainActor
@Suite struct PreviewClosureTests {
    @Test func aPreviewMayHoldSeveralViews() async throws {
        let preview = _Preview {
            Text("a")
            Text("b")
        }
        #expect(preview.specification().description.subject == "view")
    }
}
