import SwiftSyntax

/// The closure that a function calls in the end: it is told that nothing came of it.
struct Completion {
    private let name: String
    private let isOptional: Bool
    private let arguments: [TypeSyntax]
    private let values: StandInValue

    /// nil where the last parameter is no closure that outlives the call and gives nothing back.
    init?(of clause: FunctionParameterClauseSyntax, _ values: StandInValue) {
        guard let last = clause.parameters.last else { return nil }
        var type = last.type
        let isOptional = StandInValue.plain(type).is(OptionalTypeSyntax.self)
        if let optional = StandInValue.plain(type).as(OptionalTypeSyntax.self) { type = optional.wrappedType }
        guard isOptional || last.type.trimmedDescription.contains("@escaping"),
            let function = StandInValue.plain(type).as(FunctionTypeSyntax.self),
            ["Void", "Swift.Void", "()"].contains(function.returnClause.type.trimmedDescription)
        else { return nil }
        self.isOptional = isOptional
        self.values = values
        name = (last.secondName ?? last.firstName).text
        arguments = function.parameters.map(\.type)
    }

    /// A call with the failure where an error is taken, and with what stands for nothing elsewhere; nil where an argument cannot be made.
    func call(failure: String) -> String? {
        let expressions = arguments.map { value(of: $0, failure) }
        guard expressions.allSatisfy({ $0 != nil }) else { return nil }
        return "\(name)\(isOptional ? "?" : "")(\(expressions.compactMap { $0 }.joined(separator: ", ")))"
    }
    private func value(of type: TypeSyntax, _ failure: String) -> String? {
        if type.trimmedDescription.contains("Result<") { return ".failure(\(failure))" }
        let plain = StandInValue.plain(type)
        if let tuple = plain.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
            let parts = tuple.elements.map { element in
                value(of: element.type, failure).map { value in (element.firstName.map { "\($0.text): " } ?? "") + value }
            }
            return parts.contains(nil) ? nil : "(\(parts.compactMap { $0 }.joined(separator: ", ")))"
        }
        return plain.trimmedDescription.contains("Error") ? failure : values.expression(for: type)
    }
}
