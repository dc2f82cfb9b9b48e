import ViewEngine

/// One view in a running window, another where it is archived.
struct LiveOrArchived<Live: View, Archived: View> {
    let live: Live
    let archived: Archived
}

extension LiveOrArchived: View {
    typealias Body = Never

    func _evaluate(_ evaluation: Evaluation) {
        if evaluation.livePass != nil { live._evaluate(evaluation) } else { archived._evaluate(evaluation) }
    }
}
