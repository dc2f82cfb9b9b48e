import FoundationOverlay
import Metrics
import ViewEngine

private enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum InListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the view lies in a row of a list.
    var isInListRow: Bool {
        get { self[InListRowKey.self] }
        set { self[InListRowKey.self] = newValue }
    }

    /// Whether sections arrange themselves as those of a list.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}

/// The column of a list: sections, and the rows between them, on a grouped ground.
struct ListBody: View {
    let content: AnyView
    /// Whether the list is a form: it has cards in every style of lists.
    var isForm = false

    @State private var openRow = OpenRow()

    var body: some View {
        EnvironmentReading { environment in
            let look = isForm ? .insetGrouped : environment.listLook
            let column = VStack(alignment: .leading, spacing: 0) { ListRows(content: content, makesSections: true) }
                .environment(\.listLook, look)
                .environment(\.openRow, environment.isInAppWindow ? openRow : nil)
            switch look {
            case .plain: ground(column)
            case .grouped: ground(column).background(background(environment))
            case .insetGrouped:
                let margins = environment.scrollSettings.margins
                let narrow = environment.metric(environment.isInSidebar ? .listHorizontalInset : .listNarrowInset)
                ground(
                    column.paddedByWidth(
                        narrow: margins.leading == nil && margins.trailing == nil ? narrow : 0,
                        wide: margins.leading == nil && margins.trailing == nil ? environment.metric(.listHorizontalInset) : 0,
                        from: environment.metric(.listNarrowWidth))
                )
                .background(background(environment))
            }
        }
    }

    private func background(_ environment: EnvironmentValues) -> AnyShapeStyle {
        environment.listSettings.hidesBackground ? AnyShapeStyle(Color.clear) : AnyShapeStyle(SystemStyle(names: ["systemGroupedBackground"]))
    }

    @MainActor
    private func ground(_ column: some View) -> some View {
        ScrollArea(axes: .vertical) { column.frame(maxWidth: .infinity) }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A section of a list.
struct ListSection: View {
    let header: AnyView
    let content: AnyView
    let footer: AnyView

    var body: some View {
        EvaluatedView { evaluation in
            var headers: [Node] = []
            evaluation.withEnvironment({ $0.isInList = false }) { headers = header.nodes(in: evaluation) }
            ControlView(role: headers.isEmpty ? ListRows.sectionRole : ListRows.titledSectionRole, content: section(headers, evaluation.environment))
                ._evaluate(evaluation)
        }
    }

    @MainActor
    private func section(_ headers: [Node], _ environment: EnvironmentValues) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if !headers.isEmpty {
                title(environment)
                    .padding(.bottom, environment.metric(environment.listLook == .plain ? .listPlainHeaderDistance : .listHeaderDistance))
            }
            ListRows(content: content, makesSections: false).modifier(RowGround())
            caption(footer).padding(.top, environment.metric(.listFooterDistance))
        }
    }

    @ViewBuilder @MainActor
    private func title(_ environment: EnvironmentValues) -> some View {
        if environment.listSettings.hasProminentHeaders {
            atRows(header.font(.title3.weight(.semibold)))
        } else if environment.metric(.listHeaderIsHeadline) > 0 {
            // A font that the list was given holds for its headers, too (snapshot tests of an app, iOS 26.1).
            atRows((environment.font == nil ? AnyView(header.font(.headline)) : header).foregroundStyle(.secondary))
        } else {
            caption(header).textCase(.uppercase)
        }
    }

    @MainActor
    private func caption(_ view: AnyView) -> some View { atRows(view.font(.footnote).foregroundStyle(.secondary)) }

    /// Where the rows' own content begins.
    @MainActor
    private func atRows(_ view: some View) -> some View {
        EnvironmentReading { environment in
            view
                .paddedByWidth(
                    narrow: environment.metric(.rowNarrowInset), wide: environment.metric(environment.rowInset),
                    from: environment.metric(.rowNarrowWidth))
        }
    }
}

extension EnvironmentValues {
    /// How far the content of rows lies from the edges of their list's rows.
    fileprivate var rowInset: ControlMetric { listLook == .plain ? .rowPlainInset : .rowHorizontalInset }
}

/// The card or band behind rows.
private struct RowGround: ViewModifier {
    /// Whether it lies behind one of several rows that have one each.
    var isOfRow = false

    func body(content: Content) -> some View {
        EnvironmentReading { environment in
            let ground = SystemStyle(names: ["secondarySystemGroupedBackground"])
            switch environment.listLook {
            case _ where environment.listSettings.splitsRows != isOfRow: content
            case .plain: content
            case .grouped: content.background(ground)
            case .insetGrouped:
                let card = RoundedRectangle(cornerRadius: environment.metric(.listCornerRadius))
                content.background(ground, in: card).clipShape(card)
            }
        }
    }
}

/// Views as rows with lines between them.
struct ListRows {
    static let sectionRole = "Section"
    static let titledSectionRole = "TitledSection"

    let content: AnyView
    /// Whether sections among the views stay apart from the rows.
    let makesSections: Bool
}

extension ListRows: View, _PrimitiveView {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        var nodes: [Node] = []
        evaluation.withEnvironment({
            $0.isInList = makesSections
            $0.isInListRow = true
            $0.stackOrientation = nil
            if makesSections { $0.sectionRows = SectionRows() }
            $0.rowSight = $0.scrollExtent.map { RowSight(extent: $0, hasOwnRows: true) }
        }) { nodes = content.nodes(in: evaluation) }
        let list = evaluation.path.text
        guard makesSections else {
            return rows(evaluation.environment.sectionRows.applied(to: nodes, evaluation), of: list)._evaluate(evaluation)
        }
        var groups: [[Node]] = []
        var followsRows = false
        for node in nodes {
            if followsRows, node.sectionRole == nil { groups[groups.count - 1].append(node) } else { groups.append([node]) }
            followsRows = node.sectionRole == nil
        }
        for (index, group) in groups.enumerated() {
            let role = group[0].sectionRole
            let distance = distance(before: role, isFirst: index == 0, evaluation.environment)
            let group = spaced(group, role: role, distance: distance, of: list)
            if index == 0, distance == 0, evaluation.environment.listLook != .plain, let bar = evaluation.environment.screenBar {
                SpaceBelowBar(bar: bar, distance: evaluation.environment.metric(.listFirstSpacing)) { group }._evaluate(evaluation)
            } else {
                group._evaluate(evaluation)
            }
        }
    }

    @MainActor
    private func distance(before role: String?, isFirst: Bool, _ environment: EnvironmentValues) -> CGFloat {
        if role == Self.titledSectionRole, isFirst || environment.listSettings.sectionSpacing.distance(environment) == nil {
            if environment.listLook == .plain { return environment.metric(isFirst ? .listPlainFirstHeaderSpacing : .listPlainHeaderSpacing) }
            return environment.metric(isFirst ? .listFirstHeaderSpacing : .listHeaderSpacing)
        }
        if let spacing = environment.listSettings.sectionSpacing.distance(environment), !isFirst { return spacing }
        if environment.listLook == .plain { return 0 }
        return isFirst ? (environment.isInNavigation ? 0 : environment.metric(.listFirstSpacing)) : environment.metric(.listSectionSpacing)
    }

    @ViewBuilder @MainActor
    private func spaced(_ group: [Node], role: String?, distance: CGFloat, of list: String) -> some View {
        if role != nil {
            EvaluatedView { $0.append(group[0]) }.padding(.top, distance).placed(group[0].traits.rowPlaced)
        } else if group.allSatisfy(\.traits.isRowRoom) {
            rows(group, of: list)
        } else {
            rows(group, of: list).modifier(RowGround()).padding(.top, distance)
        }
    }

    @MainActor
    private func rows(_ nodes: [Node], of list: String) -> some View {
        EnvironmentReading { environment in
            let settings = environment.listSettings
            VStack(alignment: .leading, spacing: settings.rowSpacing ?? 0) {
                ForEach(RowNode.rows(nodes, of: list)) { row in
                    if row.node.traits.isRowRoom {
                        EvaluatedView { $0.append(row.node) }
                    } else {
                        ListRow(node: row.node, line: settings.splitsRows ? nil : row.line(isAfterAll: environment.listLook == .plain))
                            .modifier(RowGround(isOfRow: true)).placed(row.node.traits.rowPlaced)
                    }
                }
            }
        }
    }
}

/// A row's view, named after its place among the views of the list: it keeps its name when other rows come before it.
private struct RowNode: Identifiable {
    let id: String
    let node: Node
    /// The row below; nil for the last one.
    let next: Node?

    /// The line below the row; nil where there is none.
    ///
    /// - Parameter isAfterAll: Whether there is one below the last row as well.
    @MainActor
    func line(isAfterAll: Bool) -> RowLine? {
        let (own, other) = (node.traits.rowSeparators, next?.traits.rowSeparators)
        guard own.bottom != .hidden, other?.top != .hidden, next != nil || isAfterAll || own.bottom == .visible else { return nil }
        return RowLine(tint: own.bottomTint ?? other?.topTint)
    }

    /// - Parameter list: The path of the list.
    @MainActor
    static func rows(_ nodes: [Node], of list: String) -> [RowNode] {
        var seen: [String: Int] = [:]
        return nodes.indices.map { index in
            let whole = nodes[index].path.text
            let path = whole.hasPrefix(list) ? String(whole.dropFirst(list.count)) : whole
            let count = seen[path, default: 0]
            seen[path] = count + 1
            return RowNode(id: count == 0 ? path : "\(path)~\(count)", node: nodes[index], next: index + 1 < nodes.count ? nodes[index + 1] : nil)
        }
    }
}

/// Room above the first card of a screen's list, unless a large title stands above it.
private struct SpaceBelowBar: Layout {
    let bar: ScreenBar
    let distance: CGFloat

    private var space: CGFloat { MainActor.assumeIsolated { bar.showsLargeTitle ? 0 : distance } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - space) })
        let size = subviews.first?.sizeThatFits(inner) ?? .zero
        return CGSize(width: size.width, height: size.height + space)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = ProposedViewSize(width: bounds.width, height: max(0, bounds.height - space))
        subviews.first?.place(at: CGPoint(x: bounds.minX, y: bounds.minY + space), proposal: inner)
    }
}

/// The line below a row.
private struct RowLine: View {
    /// Nil for the system's own colour.
    let tint: Color?

    var body: some View {
        EnvironmentReading { environment in
            let thickness = environment.metric(.listLineThickness)
            let line = Divider().transformEnvironment(\.lineLook) { look in
                if thickness > 0 { look = LineLook(thickness: thickness, color: "listSeparator") }
            }
            if let tint { line.hidden().overlay { Rectangle().fill(tint) } } else { line }
        }
    }
}

/// A row with the line below it.
private struct ListRow: View {
    let node: Node
    let line: RowLine?

    var body: some View {
        EnvironmentReading { environment in
            if let selection = environment.activeListSelection, let tag = node.traits.tag, selection.accepts(tag) {
                TappableView("ListRow", action: { select(tag, selection, environment) }) {
                    row(environment, mark: selection.needsEditing ? RowMark(isOn: selection.contains(tag)) : nil)
                }
                .background { if selection.contains(tag) { Rectangle().fill(SystemStyle(names: ["systemGray4"])) } }
            } else {
                row(environment)
            }
        }
    }

    @ViewBuilder @MainActor
    private func row(_ environment: EnvironmentValues, mark: RowMark? = nil) -> some View {
        let row = MarkedRow(mark: mark, content: ListRowInsets(node: node, line: line))
        if let actions = node.traits.rowActions, environment.openRow != nil {
            let ground = node.traits.rowBackground ?? AnyView(Rectangle().fill(SystemStyle(names: [environment.listLook.rowGround])))
            let path = node.path.text
            ActingRow(actions: actions, path: path, ground: ground, content: row).id(path)
        } else if let background = node.traits.rowBackground {
            row.background { background }
        } else {
            row
        }
    }

    @MainActor
    private func select(_ tag: AnyHashable, _ selection: ListSelection, _ environment: EnvironmentValues) {
        selection.select(tag)
        environment.navigation?.showNextColumn?()
    }
}

/// A row's content in the room it has.
private struct ListRowInsets: View {
    let node: Node
    let line: RowLine?

    var body: some View {
        EnvironmentReading { environment in
            let limit = environment.metric(environment.listLook == .insetGrouped ? .rowNarrowWidth : .listNarrowWidth)
            ListRowLayout(
                minimumHeight: environment.defaultMinListRowHeight,
                narrow: node.traits.rowInsets ?? insets(.rowNarrowInset, environment),
                wide: node.traits.rowInsets ?? insets(environment.rowInset, environment), limit: limit,
                leastInset: environment.metric(.rowLeastVerticalInset),
                lineInset: environment.metric(.rowLineInset)
            ) {
                EvaluatedView { $0.append(node) }
                line?.environment(\.stackOrientation, nil)
            }
        }
    }

    @MainActor
    private func insets(_ horizontal: ControlMetric, _ environment: EnvironmentValues) -> EdgeInsets {
        let (across, down) = (environment.metric(horizontal), environment.metric(.rowVerticalInset))
        return EdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }
}

extension Node {
    var isListSection: Bool { sectionRole != nil }

    /// The kind of section of a list that the node is, whatever is noted of it (what happens when it appears, what is presented from it).
    fileprivate var sectionRole: String? {
        switch content {
        case .layout(let box, _): box.name == ListRows.sectionRole || box.name == ListRows.titledSectionRole ? box.name : nil
        case .annotation(_, let node): node.sectionRole
        default: nil
        }
    }
}
