import SwiftSyntax

/// What means the same on a device and is written otherwise here.
extension ErrorPlaces {
    static func isMendable(_ message: String) -> Bool {
        isOptionalMethod(message) || isHidden(message) || isProgress(message) || isTimer(message) || isBridgedKey(message)
            || isSetLiteral(message) || isBridgedCollection(message) || isTooMuch(message) || isCoreFoundationObject(message)
            || isNeverNil(message) || isMadeOfMetatype(message) || isIsolation(message) || isAmbiguousType(message)
    }

    /// The question mark after a method of a delegate goes: optional on a device, it is always there here. A progress is made with a total, a timer
    /// with what it never does.
    /// A constant of Core Foundation that is a key among strings of Foundation becomes one. A list in brackets becomes a set of Foundation.
    /// A formatter's value that is never nil here is asked for whether it is. A value of Core Foundation is put in an object where one is asked
    /// for. A collection of Foundation is one of Swift by a cast at run time. A long sum that the compiler does not get through is one call. In an
    /// extension of a framework's class, `Self` makes an object of that class. A closure that a framework takes does what it does without a look at
    /// actors. A type that a framework and a package have is the framework's: the package's is one for older systems, which a compiler on a Mac
    /// does not see.
    ///
    /// - Parameter isOfProject: Whether the project declares a type of a name.
    func mend(line: Int, column: Int, message: String, isOfProject: (String) -> Bool = { _ in true }) -> SourceEdit? {
        let position = lines.position(ofLine: line, column: column)
        guard let token = tree.token(at: position) else { return nil }
        let chain = sequence(first: Syntax(token), next: \.parent)
        if Self.isTooMuch(message) { return sum(at: token) }
        if Self.isIsolation(message) { return withoutIsolation(in: Array(chain), isOfProject: isOfProject) }
        if Self.isOptionalMethod(message) {
            return chain.lazy.compactMap { $0.as(OptionalChainingExprSyntax.self) }.first.map { edit(Syntax($0.questionMark), with: "") }
        }
        if Self.isAmbiguousType(message) { return naming(token) }
        if Self.isMadeOfMetatype(message) { return making(in: Array(chain), isOfProject: isOfProject) }
        if Self.isHidden(message) { return chain.lazy.compactMap(Self.startOfSignature).first.map { .insert("public ", at: $0) } }
        if Self.isBridgedKey(message) {
            guard let key = chain.lazy.compactMap({ $0.as(DictionaryElementSyntax.self)?.key }).first else { return nil }
            return edit(Syntax(key), with: "NSString(string: \(key.trimmedDescription))")
        }
        if Self.isBridgedCollection(message) {
            return chain.lazy.compactMap { Self.coercion(in: $0, holding: token) }.first.map {
                .insert("!", at: $0.endPositionBeforeTrailingTrivia.utf8Offset)
            }
        }
        if Self.isNeverNil(message) {
            let value = chain.lazy.compactMap { $0.as(OptionalBindingConditionSyntax.self)?.initializer?.value }.first
            guard let value, let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text, FormatterValues.names.contains(name) else {
                return nil
            }
            return edit(Syntax(value), with: "Optional(\(value.trimmedDescription))")
        }
        if Self.isCoreFoundationObject(message) {
            return chain.lazy.compactMap { $0.as(LabeledExprSyntax.self)?.expression }.first.map {
                .insert(" as AnyObject", at: $0.endPositionBeforeTrailingTrivia.utf8Offset)
            }
        }
        if Self.isSetLiteral(message) {
            guard let list = chain.lazy.compactMap({ $0.as(ArrayExprSyntax.self) }).first else { return nil }
            return edit(Syntax(list), with: "NSSet(array: \(list.trimmedDescription))")
        }
        guard let call = chain.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first, call.arguments.isEmpty,
            let parenthesis = call.rightParen
        else { return nil }
        let arguments = Self.isTimer(message) ? "timeInterval: 0, repeats: false, block: { _ in }" : "totalUnitCount: 0"
        return .insert(arguments, at: parenthesis.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private static func isOptionalMethod(_ message: String) -> Bool {
        let lead = "cannot use optional chaining on non-optional value of type '"
        guard message.hasPrefix(lead) else { return false }
        let type = message.dropFirst(lead.count).split(separator: " ").drop { $0.hasPrefix("@") }
        return type.first?.hasPrefix("(") == true && type.contains("->")
    }

    private static func isAmbiguousType(_ message: String) -> Bool { message.hasSuffix("' is ambiguous for type lookup in this context") }

    /// The type's name with that of the framework that has it, where the file imports it.
    private func naming(_ token: TokenSyntax) -> SourceEdit? {
        let imports = Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
        guard TypingErrors.isHere(token.text), let framework = Self.frameworksOfTypes.first(where: imports.contains),
            token.parent?.is(IdentifierTypeSyntax.self) == true
        else { return nil }
        return .insert(framework + ".", at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Frameworks with types that packages bring to older systems. Each also gives the names of those after it that it brings along.
    private static let frameworksOfTypes = ["SwiftUI", "UIKit", "AppKit", "Observation", "Combine"]

    /// `.init(suiteName: "a")` of a member of `UserDefaults` that gives `Self`: every initializer of Objective-C can be called by any metatype.
    private func making(in chain: [Syntax], isOfProject: (String) -> Bool) -> SourceEdit? {
        guard let call = chain.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
            let extended = chain.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first?.extendedType.trimmedDescription,
            !isOfProject(extended)
        else { return nil }
        let end = call.endPositionBeforeTrailingTrivia.utf8Offset
        let start = call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
        let arguments = String(decoding: Array(tree.description.utf8)[start..<end], as: UTF8.self)
        return edit(Syntax(call), with: "_madeByClass(\(extended)\(arguments), as: Self.self)")
    }

    private static func isMadeOfMetatype(_ message: String) -> Bool {
        message.hasPrefix("constructing an object of class type '") && message.hasSuffix("with a metatype value must use a 'required' initializer")
    }

    /// Where the modifiers of a member go that has none about access; nil of all other parts of a source.
    private static func startOfSignature(_ node: Syntax) -> Int? {
        let keyword =
            node.as(FunctionDeclSyntax.self)?.funcKeyword ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier
            ?? node.as(InitializerDeclSyntax.self)?.initKeyword
        guard let keyword, let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !modifiers.contains(where: { accessModifiers.contains($0.name.text) })
        else { return nil }
        return (modifiers.first?.positionAfterSkippingLeadingTrivia ?? keyword.positionAfterSkippingLeadingTrivia).utf8Offset
    }

    private static let accessModifiers: Set = ["open", "public", "package", "internal", "fileprivate", "private"]

    /// Whether what a protocol asks for is hidden. Types that stand in for missing ones are public, for all can name them: so are their members.
    static func isHidden(_ message: String) -> Bool {
        message.contains("must be declared public because it matches a requirement in public protocol")
    }

    private static func isBridgedKey(_ message: String) -> Bool {
        message.contains("to expected dictionary key type 'NSString'") && (message.contains("'CFString'") || message.contains("'String'"))
    }

    private static func isNeverNil(_ message: String) -> Bool { message.hasPrefix("initializer for conditional binding must have Optional type") }

    /// Texts of Core Foundation are values here.
    private static func isCoreFoundationObject(_ message: String) -> Bool {
        message.hasPrefix("argument type 'CF") && message.contains("expected to be an instance of a class")
    }

    private static func isSetLiteral(_ message: String) -> Bool {
        message == "cannot assign value of type '[Any]' to type 'NSSet'"
            || message == "cannot convert value of type '[Any]' to specified type 'NSSet'"
    }

    /// `NSDictionary`, `NSArray` and `NSSet` to Swift's, Core Foundation's names of them among these.
    private static func isBridgedCollection(_ message: String) -> Bool {
        ["Dictionary", "Array", "Set"].contains { kind in
            ["NS", "NSMutable"].contains { message.hasPrefix("'\($0)\(kind)' is not convertible to '") }
                && message.contains(kind == "Array" ? "[" : kind)
        }
    }

    /// The `as` of a coercion at a place.
    private static func coercion(in node: Syntax, holding token: TokenSyntax) -> TokenSyntax? {
        if let unresolved = node.as(UnresolvedAsExprSyntax.self), unresolved.questionOrExclamationMark == nil { return unresolved.asKeyword }
        return nil
    }

    private static func isProgress(_ message: String) -> Bool { message == "missing argument for parameter 'totalUnitCount' in call" }

    private static func isTimer(_ message: String) -> Bool {
        message == "missing arguments for parameters 'timeInterval', 'repeats', 'block' in call"
    }
}

/// Properties of formatters that are implicitly unwrapped on Apple's systems (`DateFormatter`, `NumberFormatter`, `DateComponentsFormatter`).
private enum FormatterValues {
    static let names: Set = [
        "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
        "veryShortStandaloneWeekdaySymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols",
        "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols", "quarterSymbols", "shortQuarterSymbols", "standaloneQuarterSymbols",
        "shortStandaloneQuarterSymbols", "eraSymbols", "longEraSymbols", "amSymbol", "pmSymbol", "dateFormat", "locale", "timeZone", "calendar",
        "decimalSeparator", "groupingSeparator", "currencyDecimalSeparator", "currencyGroupingSeparator", "currencySymbol", "currencyCode",
        "internationalCurrencySymbol", "percentSymbol", "perMillSymbol", "minusSign", "plusSign", "exponentSymbol", "positivePrefix",
        "positiveSuffix", "negativePrefix", "negativeSuffix", "positiveFormat", "negativeFormat", "paddingCharacter",
    ]
}
