import FoundationOverlay
import UIKit
import UniformTypeIdentifiers
import ViewEngine

/// A button that pastes what the pasteboard holds.
/// - Support: partial: works in a running app for texts, addresses, pictures and colours; in a widget a yellow sign is drawn, as on a device.
public struct PasteButton {
    private let paste: @MainActor () -> Void

    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        nonisolated(unsafe) let onPaste = onPaste
        paste = {
            let found = UIPasteboard.general._contents.compactMap { $0 as? T }
            if !found.isEmpty { onPaste(found) }
        }
    }

    public nonisolated init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        nonisolated(unsafe) let payloadAction = payloadAction
        paste = {
            let found = UIPasteboard.general._contents.compactMap { $0 as? NSString ?? ($0 as? String).map { $0 as NSString } }
            if !found.isEmpty { payloadAction(found.map { NSItemProvider(object: $0) }) }
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        AppOnlyView("PasteButton") {
            Button(action: paste) { Label("Paste", systemImage: "doc.on.clipboard") }.buttonStyle(.borderedProminent)
        }
    }
}
