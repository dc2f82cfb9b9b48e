/// A closure that makes content, to be told from another one.
struct MadeContent: KeptSource {
    let make: @MainActor () -> AnyView
}
