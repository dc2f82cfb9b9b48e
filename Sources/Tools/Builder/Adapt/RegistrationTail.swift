/// What is added after the last line of a file: the conformances of its scene delegates, and a function that makes its types known.
struct RegistrationTail {
    let facts: FileFacts
    let fileName: String

    static func functionName(for fileName: String) -> String { "_isletRegister_\(Identifier.safe(fileName))" }

    func text(afterLineBreak: Bool) -> String? {
        let parts = [registering, tests].compactMap(\.self)
        return parts.isEmpty ? nil : (afterLineBreak ? "" : "\n") + parts.joined(separator: "; ") + "\n"
    }

    /// Makes the test cases of the file known.
    private var tests: String? { TestMethods.function(listing: facts.testClasses, fileName: fileName) }

    private var registering: String? {
        let types = (facts.registrations + facts.sceneDelegates + facts.models).map { ($0.name, $0.line) }
        guard !types.isEmpty || !facts.namedMembers.isEmpty else { return nil }
        var seen: Set<String> = []
        let registered = types.filter { seen.insert($0.0).inserted }
            .map { "\(ModuleSupport.registerFunction)(\($0.0).self, #fileID, \($0.1))" }
        let calls = registered + facts.namedMembers.map { "\($0.name)()" }
        let function = "nonisolated func \(Self.functionName(for: fileName))() { \(calls.joined(separator: "; ")) }"
        let delegates = facts.sceneDelegates.map { "extension \($0.name): _MadeSceneDelegate {}" }
        return (delegates + [function]).joined(separator: "; ")
    }
}
