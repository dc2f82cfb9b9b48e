import UIKit

extension _Preview {
    /// A controller, over the whole screen.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits) { PreviewedController(make: body).ignoresSafeArea() }
    }

    /// A view of UIKit's, over the whole screen unless a trait says otherwise.
    @_disfavoredOverload
    public init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        self.init(name, traits) { PreviewedView(make: body).ignoresSafeArea() }
    }
}

private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}
