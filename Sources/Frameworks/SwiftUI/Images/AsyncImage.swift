import FoundationOverlay
import Snapshot
import ViewEngine

/// A picture from the network. Views of widgets are archived before it could arrive, so its placeholder stays.
/// - Support: partial: its placeholder is drawn; on a device it stays too, in a widget.
public struct AsyncImage<Content: View> {
    let url: URL?
    let placeholder: AnyView
}

extension AsyncImage: View {
    public var body: some View {
        EvaluatedView { evaluation in
            let place = evaluation.environment._renderVariant?.activity == nil ? "in the timeline provider" : "in the app, into the app group"
            evaluation.archive.report(
                SnapshotDiagnostic(
                    code: .asyncImage, severity: .warning,
                    message: "AsyncImage never loads in an archived view; load the picture \(place), and show it with Image(uiImage:).",
                    identity: evaluation.path.text))
            let nodes = evaluation.collect { placeholder._evaluate(evaluation) }
            // It is one view to what surrounds it, a frame for instance, also where its content is none or several.
            if nodes.count == 1 { evaluation.append(nodes[0]) } else { ZStack { placeholder }._evaluate(evaluation) }
        }
    }

    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        placeholder = AnyView(AsyncImagePlaceholder())
    }

    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        nonisolated(unsafe) let make = placeholder
        self.placeholder = AnyView(EvaluatedView { make()._evaluate($0) })
    }

    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        nonisolated(unsafe) let make = content
        placeholder = AnyView(EvaluatedView { make(.empty)._evaluate($0) })
    }
}

extension AsyncImage {
    /// The picture of a request; from iOS 27 on.
    public nonisolated init(request: URLRequest?, scale: CGFloat = 1) where Content == Image { self.init(url: request?.url, scale: scale) }

    public nonisolated init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
    }

    public nonisolated init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(url: request?.url, scale: scale, transaction: transaction, content: content) }
}

extension View {
    /// The session that pictures of views inside are loaded with; from iOS 27 on.
    /// - Support: accepted, without effect: pictures are not loaded in an archived view.
    public nonisolated func asyncImageURLSession(_ session: URLSession) -> some View { self }
}

/// The grey box that stands for a picture.
private struct AsyncImagePlaceholder: View {
    var body: some View { Rectangle().fill(Color.gray.opacity(0.16)) }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
