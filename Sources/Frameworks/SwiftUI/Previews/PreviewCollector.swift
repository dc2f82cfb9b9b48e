import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// Finds the declarations of previews among the registered types of the program.
@MainActor
enum PreviewCollector {
    static func collect(into contents: inout ExtensionContents) {
        let makeEnvironment = contents.makeEnvironment
        for entry in _ProgramRegistry.entries {
            let place = PreviewPlace(file: entry.file, line: entry.line)
            if let declaration = entry.type as? any _PreviewDeclaration.Type {
                contents.previewDeclarations.append(
                    PreviewDeclaration(place: place) {
                        var specification = declaration.make().specification()
                        specification.description.file = place.file
                        specification.description.line = place.line
                        return [specification]
                    })
            } else if let provider = entry.type as? any PreviewProvider.Type {
                contents.previewDeclarations.append(PreviewDeclaration(place: place) { previews(of: provider, place, makeEnvironment) })
            }
        }
    }

    /// One preview for each view that the provider lists.
    private static func previews<P: PreviewProvider>(
        of provider: P.Type, _ place: PreviewPlace, _ makeEnvironment: @MainActor (RenderVariant) -> EnvironmentValues
    ) -> [PreviewSpecification] {
        let variant = RenderVariant(context: .init(), size: .zero, scale: 3)
        let evaluation = Evaluation(environment: makeEnvironment(variant), archive: ArchiveContext())
        let all = evaluation.collect { provider.previews._evaluate(evaluation) }.map { $0.traits.preview ?? PreviewTraits() }
        return all.enumerated().map { index, traits in
            var description = PreviewDescription(
                index: 0, name: traits.displayName ?? name(of: provider, index, among: all.count), file: place.file, line: place.line,
                subject: subject(traits), presentation: traits.presentation)
            description.attributesType = traits.attributesType
            description.kind = traits.attributesType
            return PreviewSpecification(
                description: description,
                entries: { _ in
                    var content = EntryContent(date: Date()) { evaluation in
                        ProviderPreview(index: index, traits: traits, all: evaluation.madeOnce { provider.previews }).evaluate(evaluation)
                    }
                    content.layout = traits.layout
                    content.activity = traits.activity as? ArchivedActivity
                    content.runsTasks = traits.presentation == nil
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
