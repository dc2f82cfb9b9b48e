import Foundation

/// The names of API for the builder, which tells typing errors by them from API that is not here.
struct APINames {
    static let path = "Sources/Tools/Builder/Data/APINames.json"

    private let here: Set<String>
    private let lacking: Set<String>
    private let types: Set<String>
    private let environment: Set<String>

    init(_ sources: Sources, _ catalogue: DeclarationCatalogue) throws {
        let here = Set(catalogue.declarations.filter { !$0.isHidden && $0.kind != .initializer }.map(\.name))
        let interfaces = try AppleInterface.frameworks.map { framework in
            AppleInterface(try sources.text(of: "\(AppleInterface.folder)/\(framework).txt"), framework: framework)
        }
        let apple = interfaces.flatMap { $0.types + $0.members }.map { String($0.split(separator: ".").last ?? "") }
        self.here = here
        lacking = Set(apple).subtracting(here)
        types = Set(interfaces.flatMap(\.types))
        let values = "EnvironmentValues"
        let own = catalogue.declarations.filter { $0.owner == values && $0.kind == .value && !$0.isStatic && !$0.isHidden }.map(\.name)
        let others = interfaces.flatMap(\.members).filter { $0.hasPrefix(values + ".") }.map { String($0.dropFirst(values.count + 1)) }
        environment = Set(own + others)
    }

    var text: String {
        "{\n" + Self.list("here", here) + ",\n" + Self.list("lacking", lacking) + ",\n" + Self.list("types", types) + ",\n"
            + Self.list("environment", environment)
            + "\n}\n"
    }

    private static func list(_ key: String, _ names: Set<String>) -> String {
        "\"\(key)\": [\n" + names.sorted().map { "\"\($0)\"" }.joined(separator: ",\n") + "\n]"
    }
}
