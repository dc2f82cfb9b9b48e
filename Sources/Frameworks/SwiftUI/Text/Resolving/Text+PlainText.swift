import ViewEngine

extension Text {
    /// What the text says in these surroundings, translated and without its look.
    @MainActor
    public func _plainText(in environment: EnvironmentValues) -> String {
        TextResolver.content(of: self, environment, ArchiveContext()).plainText
    }
}
