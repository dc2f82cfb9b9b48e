/// A closure that makes content, to be told from another one.
struct MadeContent {
    let make: @MainActor () -> AnyView
}
