import FoundationOverlay
import Metrics
import ViewEngine

/// Buttons of a bar on glass: symbols beside each other share theirs, titles have their own.
struct GlassBarItems: View {
    let entries: [_ToolbarEntry]
    /// How high the glass is.
    var height: ControlMetric = .barGlassHeight

    var body: some View {
        EvaluatedView { evaluation in
            let parts = parts(in: evaluation)
            ForEach(parts.indices, id: \.self) { part(parts[$0], evaluation.environment) }._evaluate(evaluation)
        }
    }

    @ViewBuilder @MainActor
    private func part(_ part: Part, _ environment: EnvironmentValues) -> some View {
        switch part {
        case .gap: Spacer(minLength: 0)
        case .group(let group): self.group(group, environment)
        }
    }

    @ViewBuilder @MainActor
    private func group(_ group: Group, _ environment: EnvironmentValues) -> some View {
        let height = environment.metric(height)
        let row = HStack(spacing: environment.metric(.barGroupSpacing)) {
            ForEach(group.nodes.indices, id: \.self) { index in EvaluatedView { $0.append(group.nodes[index]) } }
        }
        if group.kind == .plain {
            row.frame(height: height)
        } else {
            row.padding(.horizontal, environment.metric(group.kind == .symbols ? .barGroupInset : .barTextInset))
                .frame(minWidth: height).frame(height: height)
                .background { BarGlass(outline: Capsule(), tint: group.kind == .prominent ? AnyShapeStyle(TintShapeStyle()) : nil) }
        }
    }

    // MARK: Groups

    /// What shares one piece of glass.
    private struct Group {
        enum Kind { case symbols, title, prominent, plain }

        let kind: Kind
        var nodes: [Node]
    }

    private enum Part {
        case group(Group)
        /// Room that takes what is left.
        case gap
    }

    @MainActor
    private func parts(in evaluation: Evaluation) -> [Part] {
        var parts: [Part] = []
        var isApart = true
        for (index, entry) in entries.enumerated() {
            if let spacing = entry.spacing {
                isApart = true
                if spacing == .flexible { parts.append(.gap) }
                continue
            }
            if entry.placement.standsApart { isApart = true }
            evaluation.descend(.index(index)) {
                for node in nodes(of: entry, in: evaluation) {
                    guard !node.isSpacer else {
                        parts.append(.gap)
                        isApart = true
                        continue
                    }
                    let kind = Self.kind(of: node, entry)
                    if !isApart, kind == .symbols, case .group(var group)? = parts.last, group.kind == .symbols {
                        group.nodes.append(node)
                        parts[parts.count - 1] = .group(group)
                    } else {
                        parts.append(.group(Group(kind: kind, nodes: [node])))
                    }
                    isApart = entry.placement.standsApart
                }
            }
        }
        return parts
    }

    @MainActor
    private static func kind(of node: Node, _ entry: _ToolbarEntry) -> Group.Kind {
        if entry.hidesGlass { return .plain }
        if entry.placement.isProminent, node.environment.isEnabled { return .prominent }
        return node.contains(\.isText) ? .title : .symbols
    }

    @MainActor
    private func nodes(of entry: _ToolbarEntry, in evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let isProminent = entry.placement.isProminent && !entry.hidesGlass
        let item = BarItem(entry: entry) { view in
            view
                .labelStyle(.iconOnly)
                .font(.system(size: environment.metric(.barFontSize), weight: isProminent ? .semibold : nil))
                .imageScale(.large)
                .lineLimit(1)
                .changingEnvironment { inner in
                    inner.tintStyle = isProminent && inner.isEnabled ? AnyShapeStyle(Color.white) : inner.glassTint
                }
        }
        return item.nodes(in: evaluation)
    }
}

extension Node {
    fileprivate var isText: Bool { if case .text = content { true } else { false } }
    fileprivate var isSpacer: Bool { if case .spacer = content { true } else { false } }
}
