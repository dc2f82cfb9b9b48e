import FoundationOverlay
import UIKit
import ViewEngine

/// A button of a bar.
private struct UIKitBarItem: View {
    let item: UIBarButtonItem

    var body: some View {
        if let view = item.customView {
            UIKitFitted(view: view, isFramed: false)
        } else if let menu = item.menu, item.primaryAction == nil, item.action == nil {
            Menu {
                UIKitMenu(elements: menu.children)
            } label: {
                label
            }
        } else {
            Button {
                item._tap()
            } label: {
                label
            }
            .disabled(!item.isEnabled)
        }
    }

    private var name: String {
        item.accessibilityLabel ?? item.title ?? item._systemItem.map { "\($0)".capitalized } ?? item.image?._symbolName ?? ""
    }

    @MainActor @ViewBuilder
    private var label: some View {
        let isStrong = item.style == .done || item.style == .prominent || item._systemItem == .done || item._systemItem == .save
        Group {
            if let image = item.image { Image(uiImage: image).renderingMode(.template) } else { Text(verbatim: item.title ?? "") }
        }
        .fontWeight(isStrong ? .semibold : nil)
        .changingEnvironment { values in
            if let own = item.tintColor { values.tintStyle = AnyShapeStyle(Color(uiColor: own)) }
        }
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// A view of UIKit as large as it wants to be.
struct UIKitFitted: View {
    let view: UIView
    /// Whether the frame that the view was given goes before what it wants: buttons of bars are laid out by constraints, iOS 11 and later.
    var isFramed = true

    var body: some View {
        EvaluatedView { evaluation in
            let own = view.intrinsicContentSize
            let fitting = view.systemLayoutSizeFitting(.zero)
            func length(_ own: CGFloat, _ frame: CGFloat, _ fitting: CGFloat) -> CGFloat {
                if isFramed { return frame > 0 ? frame : own >= 0 ? own : fitting }
                return fitting > 0 ? fitting : own >= 0 ? own : frame
            }
            let size = CGSize(
                width: length(own.width, view.frame.width, fitting.width), height: length(own.height, view.frame.height, fitting.height))
            _ViewUpdates.drawing {
                view.frame.size = size
                view.layoutIfNeeded()
            }
            UIKitView(view: view)._evaluate(evaluation)
        }
    }
}

/// The bar above a screen.
struct UIKitNavigationBar: View {
    let bar: UINavigationBar

    var body: some View {
        NavigationBar(values: values, back: back)
            .foregroundStyle(bar._titleColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity)
            .background { bar._ground.map { Color(uiColor: $0).ignoresSafeArea(edges: .top) } }
    }

    private var values: NavigationBarValues {
        var values = NavigationBarValues()
        values.look.followsAppearance = false
        guard let item = bar.topItem else { return values }
        values.title = item.title.map { Text(verbatim: $0) }
        values.displayMode = bar._showsLargeTitle ? .large : .inline
        let leading = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
        let trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }
        values.items = entries(leading, .topBarLeading) + entries(trailing.reversed(), .topBarTrailing)
        if let view = item.titleView { values.items.append(_ToolbarEntry(placement: .principal, view: AnyView(UIKitFitted(view: view)))) }
        if let search = item.searchController?.searchBar { values.search = UIKitSearchField(bar: search).search }
        if let hosted = item._hosted as? HostedBar { values.add(hosted) }
        return values
    }

    private func entries(_ items: [UIBarButtonItem], _ placement: ToolbarItemPlacement) -> [_ToolbarEntry] {
        items.filter { $0._systemItem != .flexibleSpace && $0._systemItem != .fixedSpace }.map {
            _ToolbarEntry(placement: placement, view: AnyView(UIKitBarItem(item: $0)))
        }
    }

    private var back: NavigationBack? {
        guard let before = bar.backItem, let top = bar.topItem, !top.hidesBackButton,
            top.leftItemsSupplementBackButton || (top.leftBarButtonItems ?? []).isEmpty
        else { return nil }
        let title = before.backButtonTitle ?? before.backBarButtonItem?.title ?? before.title ?? "Back"
        return NavigationBack(title: Text(verbatim: title)) { bar._back?.run() }
    }
}

/// The bar that a screen is chosen in.
struct UIKitTabBar: View {
    let bar: UITabBar

    var body: some View {
        EnvironmentReading { environment in
            if environment.barsAreGlass {
                tabs
            } else {
                VStack(spacing: 0) {
                    Divider()
                    tabs
                }
                .background { Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom) }
            }
        }
    }

    private var tabs: TabBar {
        let items = bar.items ?? []
        return TabBar(
            items: items.map { item in
                AnyView(
                    Label {
                        Text(verbatim: item.title ?? "")
                    } icon: {
                        if let image = item === bar.selectedItem ? item.selectedImage ?? item.image : item.image {
                            Image(uiImage: image).renderingMode(image.renderingMode == .alwaysOriginal ? nil : .template)
                        }
                    })
            },
            chosen: items.firstIndex { $0 === bar.selectedItem } ?? 0, choose: { bar._choose?.run($0) })
    }
}

/// Items at the lower edge of a screen.
struct UIKitToolbar: View {
    let bar: UIToolbar

    var body: some View {
        EnvironmentReading { environment in
            if environment.barsAreGlass { LowerBar(entries: entries) } else { resting(environment) }
        }
    }

    private var entries: [_ToolbarEntry] {
        (bar.items ?? []).map { item in
            var entry = _ToolbarEntry(placement: .bottomBar, view: AnyView(UIKitBarItem(item: item)))
            switch item._systemItem {
            case .flexibleSpace: entry.spacing = .flexible
            case .fixedSpace: entry.spacing = .fixed
            default: break
            }
            return entry
        }
    }

    @MainActor
    private func resting(_ environment: EnvironmentValues) -> some View {
        let items = bar.items ?? []
        return HStack(spacing: environment.metric(.barItemSpacing)) {
            ForEach(items.indices, id: \.self) { index in
                switch items[index]._systemItem {
                case .flexibleSpace: Spacer(minLength: 0)
                case .fixedSpace: Spacer(minLength: 0).frame(width: items[index].width)
                default: UIKitBarItem(item: items[index])
                }
            }
            if !items.contains(where: { $0._systemItem == .flexibleSpace }) { Spacer(minLength: 0) }
        }
        .font(.system(size: environment.metric(.barFontSize)))
        .imageScale(.large)
        .padding(.horizontal, environment.metric(.barMargin))
        .frame(maxWidth: .infinity)
        .frame(height: environment.metric(.barHeight))
        .background { Rectangle().fill(.bar).ignoresSafeArea(edges: .bottom) }
    }
}

/// A field to search with.
struct UIKitSearchField: View {
    let bar: UISearchBar

    var search: BarSearch {
        BarSearch(
            text: Binding(get: { bar.text ?? "" }, set: { bar._enter($0) }),
            prompt: bar.placeholder.map { Text(verbatim: $0) } ?? Text("Search"))
    }

    var body: some View {
        EnvironmentReading { environment in
            BarSearchField(search: search).padding(.horizontal, environment.metric(.searchPadding)).padding(
                .vertical, environment.metric(.searchDistance))
        }
    }
}
