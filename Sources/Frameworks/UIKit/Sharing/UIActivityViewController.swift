import FoundationOverlay

/// The sheet in which somebody chooses what to do with something.
///
/// - Support: partial. It shows what is shared, a button that copies it and the app's own activities; nobody can be sent anything.
open class UIActivityViewController: UIViewController {
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var allowsProminentActivity = true
    private let items: [Any]
    private let activities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, activities) = (activityItems, applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (items, activities) = ([], [])
        super.init(coder: coder)
    }

    /// What is shared by an activity, or shown before one is chosen.
    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            guard let type else { return source.activityViewControllerPlaceholderItem(self) }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    // MARK: The sheet

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: items(for: nil).map(preview) + buttons)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    private func preview(of item: Any) -> UIView {
        if let image = item as? UIImage {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            view.heightAnchor.constraint(equalToConstant: 64).isActive = true
            view.widthAnchor.constraint(equalToConstant: 64).isActive = true
            return view
        }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 3
        label.text = (item as? URL).map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString } ?? String(describing: item)
        return label
    }

    private var buttons: [UIView] {
        var found: [UIView] = []
        if excludedActivityTypes?.contains(.copyToPasteboard) != true {
            found.append(button("Copy", UIImage(systemName: "doc.on.doc")) { $0.copy() })
        }
        for activity in activities where activity.canPerform(withActivityItems: items(for: activity.activityType)) {
            found.append(button(activity.activityTitle ?? "", activity.activityImage) { $0.carryOut(activity) })
        }
        return found + [button("Close", UIImage(systemName: "xmark")) { $0.end(nil, completed: false) }]
    }

    private func button(_ title: String, _ image: UIImage?, _ run: @escaping (UIActivityViewController) -> Void) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(title: title, image: image) { [weak self] _ in
                if let self { run(self) }
            })
    }

    // MARK: What is chosen

    private func copy() {
        let items = items(for: .copyToPasteboard)
        let board = UIPasteboard.general
        switch items.first {
        case let text as String: board.string = text
        case let url as URL: board.url = url
        case let image as UIImage: board.image = image
        default: break
        }
        end(.copyToPasteboard, completed: true)
    }

    private func carryOut(_ activity: UIActivity) {
        activity.prepare(withActivityItems: items(for: activity.activityType))
        activity.finished = { [weak self, weak activity] completed in self?.end(activity?.activityType, completed: completed) }
        if let controller = activity.activityViewController { present(controller, animated: true) } else { activity.perform() }
    }

    private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        presentingViewController?.dismiss(animated: true)
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}
