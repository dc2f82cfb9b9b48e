import FoundationOverlay
import UIKit
import ViewEngine

/// A cell of a table with the buttons that its delegate has behind it.
struct UIKitRow: View {
    let cell: UITableViewCell
    let isTouchable: Bool

    var body: some View {
        EnvironmentReading { environment in
            let view = UIKitView(view: cell, isTouchable: isTouchable)
            if isTouchable, environment.openRow != nil, let actions = actions {
                let path = "\(ObjectIdentifier(cell))"
                ActingRow(actions: actions, path: path, ground: AnyView(EmptyView()), content: view).id(path)
            } else {
                view
            }
        }
    }

    @MainActor
    private var actions: RowActions? {
        guard let configurations = cell._swipeActions else { return nil }
        var actions = RowActions()
        actions.leading = buttons(configurations.leading)
        actions.trailing = buttons(configurations.trailing)
        return actions.hasSwipes ? actions : nil
    }

    @MainActor
    private func buttons(_ configuration: UISwipeActionsConfiguration?) -> RowActions.Buttons {
        guard let configuration else { return RowActions.Buttons() }
        let views = configuration.actions.map { action in
            let button = Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, cell) { _ in }
            } label: {
                if let image = action.image { Image(uiImage: image) } else { Text(verbatim: action.title ?? "") }
            }
            return action.backgroundColor.map { AnyView(button.tint(Color(uiColor: $0))) } ?? AnyView(button)
        }
        return RowActions.Buttons(views: views, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
}
