import Foundation

/// What the package manager is asked to fetch.
struct ResolutionRequest {
    var remotes: [RemotePackage] = []
    /// What is used of them: fetched is what these products need.
    var products: [Product] = []
    /// The project's `Package.resolved`.
    var pins: URL?

    var isEmpty: Bool { remotes.isEmpty }

    struct Product: Equatable {
        let name: String
        let identity: String
    }

    mutating func add(_ remote: RemotePackage) {
        if !remotes.contains(where: { $0.identity == remote.identity }) { remotes.append(remote) }
    }

    mutating func add(_ product: Product) {
        if !products.contains(product) { products.append(product) }
    }
}

/// Lets the package manager fetch packages into a folder shared by all projects. The same request is carried out once.
struct PackageResolver {
    let cache: URL
    let isOffline: Bool
    /// Whether packages that could not be had are asked for again.
    var asksAgain = false

    /// What came of a request.
    struct Answer {
        /// Folders of packages, by identity.
        var folders: [String: URL] = [:]
        /// Why a package cannot be had, by identity.
        var problems: [String: String] = [:]
        /// Why none of the others can be had.
        var problem: String?
        /// What was taken instead of a revision that a repository no longer has, by identity.
        var substitutions: [String: String] = [:]
    }

    /// All packages as the package manager resolves them; where it cannot, those that can be had one by one. What could not be had is asked for
    /// again where that is wanted, or where git was told otherwise of addresses.
    ///
    /// - Parameter earlier: The answer to a part of the request, a moment ago: what it lacks is not asked for once more.
    func resolve(_ request: ResolutionRequest, after earlier: Answer? = nil) -> Answer {
        let folder = cache.appendingPathComponent("resolved/" + key(of: request))
        let checkouts = folder.appendingPathComponent("scratch/checkouts")
        if FileTree.exists(folder.appendingPathComponent("done")) { return Answer(folders: Self.checkouts(in: checkouts)) }
        if let kept = SeparateRecord.read(folder),
            kept.answer.folders.values.allSatisfy({ FileTree.exists($0.appendingPathComponent("Package.swift")) }),
            isOffline || (!asksAgain && kept.settings == Self.settings())
        {
            return kept.answer
        }
        guard !isOffline else { return Answer(problem: "the package was not fetched before, and --offline is given") }
        do {
            if let earlier, let problem = earlier.problem { return fetchSeparately(request, into: folder, earlier.problems, because: problem) }
            try fetch(request, into: folder)
            return Answer(folders: Self.checkouts(in: checkouts))
        } catch {
            return fetchSeparately(request, into: folder, [:], because: (error as? ProjectProblem)?.message ?? "\(error)")
        }
    }

    private func fetchSeparately(_ request: ResolutionRequest, into folder: URL, _ known: [String: String], because problem: String) -> Answer {
        let manifests = ManifestLoader(cache: cache.appendingPathComponent("manifests"))
        var separate = SeparatePackages(folder: cache.appendingPathComponent("separate"), manifests: manifests, problems: known)
        separate.fetch(request)
        let answer = Answer(
            folders: separate.checkouts, problems: separate.problems, problem: problem, substitutions: separate.substitutions)
        SeparateRecord(answer, settings: Self.settings()).write(folder)
        return answer
    }

    private func fetch(_ request: ResolutionRequest, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = folder.appendingPathComponent("Sources/Resolution")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data().write(to: sources.appendingPathComponent("Resolution.swift"))
        try Data(manifest(of: request).utf8).write(to: folder.appendingPathComponent("Package.swift"))
        let pins = folder.appendingPathComponent("Package.resolved")
        if FileTree.exists(pins) { try FileManager.default.removeItem(at: pins) }
        if let own = request.pins, FileTree.exists(own) { try FileManager.default.copyItem(at: own, to: pins) }
        let output = try run(folder, rewritesAddresses: false)
        if output.status != 0 {
            let again = try run(folder, rewritesAddresses: true)
            guard again.status == 0 else { throw problem(Self.reason(output.text), mend: "Check the address and your access to it") }
        }
        try Data().write(to: folder.appendingPathComponent("done"))
    }

    /// - Parameter rewritesAddresses: Whether addresses for `ssh` of public hosts are fetched by `https` instead.
    private func run(_ folder: URL, rewritesAddresses: Bool) throws -> ToolRun.Output {
        let repositories = cache.appendingPathComponent("repositories")
        try FileManager.default.createDirectory(at: repositories, withIntermediateDirectories: true)
        let walls = try ManifestWalls(readable: [folder, repositories], cache: cache.appendingPathComponent("manifests"))
        defer { walls.remove() }
        return try ToolRun(
            [
                "swift", "package", "--package-path", folder.path, "--scratch-path", folder.appendingPathComponent("scratch").path,
                "--cache-path", repositories.path, "resolve",
            ], environment: walls.environment.merging(Self.environment(rewritesAddresses: rewritesAddresses)) { $1 }, secondsAllowed: 900
        ).run()
    }

    static func environment(rewritesAddresses: Bool) -> [String: String] {
        var environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]
        guard rewritesAddresses else { return environment }
        let hosts = ["github.com", "gitlab.com", "bitbucket.org"]
        let rules = hosts.flatMap { host in ["git@\(host):", "ssh://git@\(host)/"].map { (host, $0) } }
        environment["GIT_CONFIG_COUNT"] = "\(rules.count)"
        for (index, rule) in rules.enumerated() {
            environment["GIT_CONFIG_KEY_\(index)"] = "url.https://\(rule.0)/.insteadOf"
            environment["GIT_CONFIG_VALUE_\(index)"] = rule.1
        }
        return environment
    }

    /// What git is told of addresses: what it says of a repository holds for as long as that is the same.
    private static func settings() -> String {
        // git ends with 1 where there is no such setting.
        let output = try? ToolRun(["git", "config", "--get-regexp", "^url[.]"], environment: [:], secondsAllowed: 10).run()
        return ContentKey.of([output.map { String(decoding: $0.output, as: UTF8.self) } ?? ""])
    }

    private func manifest(of request: ResolutionRequest) -> String {
        let remotes = request.remotes.map { "        .package(url: \"\($0.url)\", \($0.requirement))," }
        let products = request.products.filter { product in request.remotes.contains { $0.identity == product.identity } }
            .map { "        .product(name: \"\($0.name)\", package: \"\($0.identity)\")," }
        let lines = ["// swift-tools-version: 5.9", "import PackageDescription", "let package = Package(name: \"Resolution\", dependencies: ["]
        return (lines + remotes + ["    ], targets: [.target(name: \"Resolution\", dependencies: ["] + products + ["    ])])", ""]).joined(
            separator: "\n")
    }

    private func key(of request: ResolutionRequest) -> String {
        var texts = [manifest(of: request)]
        texts.append(request.pins.map(text) ?? "")
        return ContentKey.of(texts)
    }

    private func text(_ file: URL) -> String { String(decoding: FileManager.default.contents(atPath: file.path) ?? Data(), as: UTF8.self) }

    private func problem(_ message: String, mend: String) -> ProjectProblem {
        ProjectProblem(code: .noPackage, file: cache.path, message: message, mend: mend)
    }

    /// The first line of what the package manager says went wrong; not what it finds missing in its own cache, where a copy could not be made.
    static func reason(_ text: String) -> String {
        let all = text.split(separator: "\n").map(String.init)
        let causes = all.filter { !$0.contains("fatal: cannot change to") }
        let lines = causes.contains { $0.contains("error:") || $0.contains("fatal:") } ? causes : all
        let fatal = lines.first { $0.contains("fatal:") }
        let error = lines.first { $0.contains("error:") }
        return (fatal ?? error ?? lines.last ?? "the package manager failed").trimmingCharacters(in: .whitespaces)
    }

    private static func checkouts(in folder: URL) -> [String: URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return Dictionary(names.map { ($0.lowercased(), folder.appendingPathComponent($0)) }, uniquingKeysWith: { first, _ in first })
    }
}

/// What came of fetching packages one by one, kept so that the next run need not try again.
struct SeparateRecord: Codable {
    var folders: [String: String]
    var problems: [String: String]
    var problem: String?
    var substitutions: [String: String]?
    var date: Date
    /// Of git's settings when the packages were asked for.
    var settings: String?

    init(_ answer: PackageResolver.Answer, settings: String) {
        self.settings = settings
        folders = answer.folders.mapValues(\.path)
        problems = answer.problems
        problem = answer.problem
        substitutions = answer.substitutions
        date = Date()
    }

    var answer: PackageResolver.Answer {
        .init(
            folders: folders.mapValues { URL(fileURLWithPath: $0) }, problems: problems.mapValues(dated), problem: problem.map(dated),
            substitutions: substitutions ?? [:])
    }

    private func dated(_ problem: String) -> String {
        problem + " (so it was on \(date.formatted(.iso8601.year().month().day())); --fetch-again asks again)"
    }

    static func read(_ folder: URL) -> SeparateRecord? {
        FileManager.default.contents(atPath: file(folder).path).flatMap { try? JSONDecoder().decode(SeparateRecord.self, from: $0) }
    }

    /// A record that cannot be written costs the next run the time of trying again.
    func write(_ folder: URL) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(self).write(to: Self.file(folder))
    }

    private static func file(_ folder: URL) -> URL { folder.appendingPathComponent("separate.json") }
}

/// Names for things that are kept by their content.
enum ContentKey {
    static func of(_ texts: [String]) -> String {
        var hashes: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x9e37_79b9_7f4a_7c15)
        for byte in texts.joined(separator: "\u{0}").utf8 {
            hashes.0 = (hashes.0 ^ UInt64(byte)) &* 0x100_0000_01b3
            hashes.1 = (hashes.1 &+ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
        }
        return String(hashes.0, radix: 36) + String(hashes.1, radix: 36)
    }
}
