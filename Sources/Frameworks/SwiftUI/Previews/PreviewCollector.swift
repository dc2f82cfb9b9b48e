import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// Finds the previews among the registered types of the program.
@MainActor
enum PreviewCollector {
    static func collect(into contents: inout ExtensionContents) {
        for entry in _ProgramRegistry.entries {
            if let declaration = entry.type as? any _PreviewDeclaration.Type {
                var specification = declaration.make().specification()
                specification.description.file = entry.file
                specification.description.line = entry.line
                contents.previews.append(specification)
            } else if let provider = entry.type as? any PreviewProvider.Type {
                contents.previews += previews(of: provider, entry, contents)
            }
        }
    }

    /// One preview for each view that the provider lists.
    private static func previews<P: PreviewProvider>(
        of provider: P.Type, _ entry: _ProgramRegistry.Entry, _ contents: ExtensionContents
    ) -> [PreviewSpecification] {
        let variant = RenderVariant(context: .init(), size: .zero, scale: 3)
        let evaluation = Evaluation(environment: contents.makeEnvironment(variant), archive: ArchiveContext())
        let all = evaluation.collect { provider.previews._evaluate(evaluation) }.map { $0.traits.preview ?? PreviewTraits() }
        return all.enumerated().map { index, traits in
            var description = PreviewDescription(
                index: 0, name: traits.displayName ?? name(of: provider, index, among: all.count), file: entry.file, line: entry.line,
                subject: subject(traits), presentation: traits.presentation)
            description.attributesType = traits.attributesType
            description.kind = traits.attributesType
            return PreviewSpecification(
                description: description,
                entries: { _ in
                    var content = EntryContent(date: Date()) { evaluation in
                        var nodes: [Node] = []
                        evaluation.withEnvironment({ $0.isInAppWindow = traits.presentation == nil }) {
                            nodes = evaluation.collect { provider.previews._evaluate(evaluation) }
                        }
                        guard nodes.indices.contains(index) else { return }
                        evaluation.archive.pass.keepEffects(of: nodes[index], among: nodes)
                        evaluation.append(nodes[index])
                    }
                    content.layout = traits.layout
                    content.activity = traits.activity as? ArchivedActivity
                    return [content]
                })
        }
    }

    /// What a preview without a name is called: its provider, with its number where the provider has several.
    private static func name<P: PreviewProvider>(of provider: P.Type, _ index: Int, among count: Int) -> String {
        count > 1 ? "\(P.self) \(index + 1)" : "\(P.self)"
    }

    private static func subject(_ traits: PreviewTraits) -> String {
        if traits.attributesType != nil { return "activity" }
        return traits.presentation == nil ? "view" : "widget"
    }
}
