/// Why a page cannot be written.
struct DocumentationError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
