import ExtensionProtocol
import Snapshot

extension RequestRenderer {
    var isActivity: Bool {
        switch request.subject {
        case .activity: true
        case .preview(let index): contents.previews.indices.contains(index) && contents.previews[index].description.attributesType != nil
        case .widget, .window, .relevance, .configuration: false
        }
    }

    /// The snapshot with what is to be said of a Live Activity in its place.
    func checked(_ snapshot: Snapshot, _ variant: RenderVariant) -> Snapshot {
        guard let place = variant.activity else { return snapshot }
        var snapshot = snapshot
        let checks = ActivityChecks(place: place, largest: variant.size, cornerRadius: variant.containerCornerRadius)
        for finding in checks.findings(in: snapshot) where !snapshot.diagnostics.contains(where: { $0.message == finding.message }) {
            snapshot.diagnostics.append(finding)
        }
        return snapshot
    }

    /// The Live Activities there are, for the message that one is missing.
    var known: String {
        let types = contents.widgets.compactMap(\.description.attributesType)
        return types.isEmpty ? "; it has none at all" : "; it has \(types.map { "“\($0)”" }.joined(separator: ", "))"
    }
}
