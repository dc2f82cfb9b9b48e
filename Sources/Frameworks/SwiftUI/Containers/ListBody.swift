import FoundationOverlay
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

    var body: some View {
        EnvironmentReading { environment in
            VStack(alignment: .leading, spacing: environment.metric(.listSectionSpacing)) { ListRows(content: content, makesSections: true) }
                .padding(environment.metric(.rowHorizontalInset))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .background(SystemStyle(names: ["systemGroupedBackground"]))
        }
    }
}

/// A section of a list.
struct ListSection: View {
    let header: AnyView
    let content: AnyView
    let footer: AnyView

    var body: some View {
        EnvironmentReading { environment in
            let inset = environment.metric(.rowHorizontalInset)
            ControlView(
                role: ListRows.sectionRole,
                content: VStack(alignment: .leading, spacing: 6) {
                    header.font(.footnote).textCase(.uppercase).foregroundStyle(.secondary).padding(.horizontal, inset)
                    ListRows(content: content, makesSections: false)
                        .background(
                            SystemStyle(names: ["secondarySystemGroupedBackground"]),
                            in: RoundedRectangle(cornerRadius: environment.metric(.listCornerRadius)))
                    footer.font(.footnote).foregroundStyle(.secondary).padding(.horizontal, inset)
                })
        }
    }
}

/// Views as rows with lines between them.
struct ListRows {
    static let sectionRole = "Section"

    let content: AnyView
    /// Whether sections among the views stay apart from the rows.
    let makesSections: Bool
}

extension ListRows: View {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        var nodes: [Node] = []
        evaluation.withEnvironment({
            $0.isInList = makesSections
            $0.isInListRow = true
            $0.stackOrientation = nil
        }) { nodes = content.nodes(in: evaluation) }
        guard makesSections else { return rows(nodes)._evaluate(evaluation) }
        var loose: [Node] = []
        for node in nodes {
            if node.isListSection {
                appendLoose(&loose, evaluation)
                evaluation.append(node)
            } else {
                loose.append(node)
            }
        }
        appendLoose(&loose, evaluation)
    }

    @MainActor
    private func appendLoose(_ nodes: inout [Node], _ evaluation: Evaluation) {
        guard !nodes.isEmpty else { return }
        rows(nodes)
            .background(
                SystemStyle(names: ["secondarySystemGroupedBackground"]),
                in: RoundedRectangle(cornerRadius: evaluation.environment.metric(.listCornerRadius))
            )
            ._evaluate(evaluation)
        nodes = []
    }

    @MainActor
    private func rows(_ nodes: [Node]) -> some View {
        EnvironmentReading { environment in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(nodes.indices, id: \.self) { index in
                    if index > 0 { Divider().padding(.leading, environment.metric(.rowHorizontalInset)) }
                    EvaluatedView { $0.append(nodes[index]) }
                        .padding(.horizontal, environment.metric(.rowHorizontalInset))
                        .padding(.vertical, environment.metric(.rowVerticalInset) / 2)
                        .frame(maxWidth: .infinity, minHeight: environment.defaultMinListRowHeight, alignment: .leading)
                }
            }
        }
    }
}

extension Node {
    /// Whether the node is a section of a list.
    fileprivate var isListSection: Bool {
        if case .layout(let box, _) = content { box.name == ListRows.sectionRole } else { false }
    }
}
