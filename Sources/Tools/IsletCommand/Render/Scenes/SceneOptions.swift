import Scenes

/// What `--scene` and `--activities` ask for.
struct SceneOptions: Sendable, Equatable {
    var kinds: [SceneKind]
    /// How many Live Activities there are at once, each number a picture of its own.
    var counts: [Int]

    static let allCounts = [1, 2, 3]
}

extension SceneOptions {
    /// nil where no scene is asked for.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        let counts = (arguments.list("activities") ?? []).compactMap { Int($0) }
        guard let names = arguments.list("scene"), !names.isEmpty else {
            guard counts.isEmpty else { throw UsageError("--scene is missing: --activities says how many Live Activities a scene shows") }
            return nil
        }
        self.init(
            kinds: SceneKind.allCases.filter { names.contains($0.rawValue) },
            counts: counts.isEmpty ? Self.allCounts : Self.allCounts.filter(counts.contains))
    }
}
