import ViewEngine

/// Views that nobody has put into a container, as a screen, a sheet or a window shows them: below each other.
struct ImplicitRoot: View {
    let nodes: [Node]

    var body: some View {
        EvaluatedView { evaluation in
            let views = ForEach(nodes.indices, id: \.self) { index in EvaluatedView { $0.append(nodes[index]) } }
            if nodes.count > 1 { VStack { views }._evaluate(evaluation) } else { ZStack { views }._evaluate(evaluation) }
        }
    }
}
