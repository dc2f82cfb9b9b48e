import Foundation

/// Fetches packages one by one, for a request that the package manager cannot carry out as a whole: what can be had is there, and the reason
/// why another cannot is kept for it alone.
struct SeparatePackages {
    /// Shared by all projects: repositories by address, checkouts by revision.
    let folder: URL
    let manifests: ManifestLoader
    private(set) var checkouts: [String: URL] = [:]
    private(set) var problems: [String: String] = [:]
    /// What was taken instead of a revision that the repository no longer has, by identity.
    private(set) var substitutions: [String: String] = [:]

    /// - Parameter problems: Why packages cannot be had that were asked for a moment ago.
    init(folder: URL, manifests: ManifestLoader, problems: [String: String] = [:]) {
        self.folder = folder
        self.manifests = manifests
        self.problems = problems
    }

    mutating func fetch(_ request: ResolutionRequest) {
        let pins = PackagePins(request.pins)
        var open = request.remotes
        var seen: Set<String> = []
        while !open.isEmpty {
            let remote = open.removeFirst()
            guard seen.insert(remote.identity).inserted, problems[remote.identity] == nil else { continue }
            do {
                let checkout = try checkout(remote, pin: pins.revisions[remote.identity])
                checkouts[remote.identity] = checkout
                let isOther = substitutions[remote.identity] != nil
                // A manifest that cannot be read is named when the package itself is read.
                let further = ((try? manifests.load(checkout))?.remotes ?? []).filter {
                    pins.isEmpty || isOther || pins.revisions[$0.identity] != nil
                }
                open += further
            } catch {
                problems[remote.identity] = (error as? ProjectProblem)?.message ?? "\(error)"
            }
        }
    }

    private mutating func checkout(_ remote: RemotePackage, pin: String?) throws -> URL {
        let repository = folder.appendingPathComponent("repositories/\(remote.identity)-\(ContentKey.of([remote.url])).git")
        let isNew = !FileTree.exists(repository)
        if isNew { try clone(remote.url, to: repository) }
        let wanted = pin ?? VersionRequirement(remote.requirement).revision
        if !isNew, wanted.map({ !has($0, in: repository) }) ?? true {
            // Without the net what was fetched before has to do; a revision that is not in it is named below.
            _ = try? git(["--git-dir", repository.path, "fetch", "--quiet", "--tags", remote.url, "+refs/heads/*:refs/heads/*"])
        }
        let revision = try revision(of: remote, pin: pin, in: repository)
        let checkout = folder.appendingPathComponent("checkouts/\(revision)/\(remote.identity)")
        guard !FileTree.exists(checkout) else { return checkout }
        let part = checkout.appendingPathExtension("part-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: checkout.deletingLastPathComponent(), withIntermediateDirectories: true)
        try git(["clone", "--quiet", "--shared", "--no-checkout", repository.path, part.path])
        try write(revision, of: remote, to: part)
        try FileManager.default.moveItem(at: part, to: checkout)
        return checkout
    }

    /// All of a repository; its newest revision alone where history is damaged; what there is of it where it lies on this machine, copied, as
    /// links do not reach into other file systems.
    private func clone(_ url: String, to repository: URL) throws {
        let part = repository.appendingPathExtension("part-\(UUID().uuidString)")
        let arguments = ["clone", "--quiet", "--bare"]
        do {
            try git(arguments + [url, part.path])
        } catch {
            if let problem = error as? ProjectProblem, Self.isOutOfReach(problem.message) { throw error }
            if (try? git(arguments + ["--depth", "1", url, part.path])) == nil {
                guard let path = localPath(of: url), (try? git(arguments + ["--local", "--no-hardlinks", path, part.path])) != nil else {
                    throw error
                }
            }
        }
        try FileManager.default.moveItem(at: part, to: repository)
    }

    /// Whether git found no repository at an address, as opposed to one that it cannot read.
    private static func isOutOfReach(_ reason: String) -> Bool {
        ["Could not resolve", "unable to access", "not found", "does not exist", "Could not read from remote"].contains(where: reason.contains)
    }

    /// Where git's settings (`url.….insteadOf`) say that a repository lies on this machine; nil where it does not.
    private func localPath(of url: String) -> String? {
        let address = (try? git(["ls-remote", "--get-url", url]))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let path = address.hasPrefix("file://") ? String(address.dropFirst(7)) : address
        return path.hasPrefix("/") ? path : nil
    }

    private func has(_ revision: String, in repository: URL) -> Bool {
        (try? git(["--git-dir", repository.path, "cat-file", "-e", "\(revision)^{commit}"])) != nil
    }

    /// The files of a revision. Where a repository lacks some, the others count, as long as the manifest is among them.
    private mutating func write(_ revision: String, of remote: RemotePackage, to folder: URL) throws {
        var problem: (any Error)?
        do { try git(["-C", folder.path, "checkout", "--quiet", "--detach", revision]) } catch {
            problem = error
            try git(["-C", folder.path, "read-tree", revision])
            // Files that are gone from a damaged repository are left out; the problem above is told.
            _ = try? git(["-C", folder.path, "checkout-index", "--all", "--force", "--quiet"])
        }
        if let problem, !FileTree.exists(folder.appendingPathComponent("Package.swift")) { throw problem }
        let files = try git(["-C", folder.path, "ls-files", "--deleted"]).split(separator: "\n").count
        guard files > 0 else { return }
        substitutions[remote.identity] =
            "the repository \(remote.url) is damaged; \(files) of its files \(files == 1 ? "is" : "are") missing"
    }

    /// The pinned revision; else what the requirement names: a revision, a branch, or the newest version it allows; else the newest there is.
    private mutating func revision(of remote: RemotePackage, pin: String?, in repository: URL) throws -> String {
        let rule = VersionRequirement(remote.requirement)
        let wanted = [pin, rule.revision, rule.branch].compactMap { $0 }
        for candidate in wanted + newestVersion(rule, in: repository) + ["HEAD"] {
            let found = try? git(["--git-dir", repository.path, "rev-parse", "--verify", "--quiet", "\(candidate)^{commit}"])
            guard let revision = found?.trimmingCharacters(in: .whitespacesAndNewlines) else { continue }
            if candidate == "HEAD" || (!wanted.isEmpty && candidate != wanted[0]) {
                let taken = candidate == "HEAD" ? "its newest revision \(revision.prefix(12))" : candidate
                substitutions[remote.identity] =
                    "the repository \(remote.url) has nothing for \(pin ?? remote.requirement); \(taken) is taken instead"
            }
            return revision
        }
        throw ProjectProblem(
            code: .noPackage, file: remote.url, message: "the repository \(remote.url) has nothing for \(pin ?? remote.requirement)",
            mend: "Check the version")
    }

    private func newestVersion(_ rule: VersionRequirement, in repository: URL) -> [String] {
        guard rule.revision == nil, rule.branch == nil, let list = try? git(["--git-dir", repository.path, "tag"]) else { return [] }
        let versions = list.split(separator: "\n").map(String.init).compactMap { tag in PackageVersion(tag).map { (tag: tag, version: $0) } }
        return versions.filter { rule.allows($0.version) }.max { $0.version < $1.version }.map { [$0.tag] } ?? []
    }

    @discardableResult
    private func git(_ arguments: [String]) throws -> String {
        let output = try ToolRun(["git"] + arguments, environment: PackageResolver.environment(rewritesAddresses: true), secondsAllowed: 300).run()
        guard output.status == 0 else {
            throw ProjectProblem(code: .noPackage, file: folder.path, message: PackageResolver.reason(output.text), mend: "Check the address")
        }
        return String(decoding: output.output, as: UTF8.self)
    }
}

/// The revisions a `Package.resolved` names, by the packages' identities.
struct PackagePins {
    let revisions: [String: String]
    var isEmpty: Bool { revisions.isEmpty }

    /// A file that is not there or cannot be read pins nothing.
    init(_ file: URL?) {
        let list = file.flatMap { url in FileManager.default.contents(atPath: url.path).flatMap { try? PropertyListFile.parse($0, file: url.path) } }
        let pins = list?["pins"]?.array ?? list?["object"]?["pins"]?.array ?? []
        revisions = Dictionary(
            pins.compactMap { pin in
                let url = (pin["location"] ?? pin["repositoryURL"])?.string
                guard let identity = url.map(RemotePackage.identity) ?? pin["identity"]?.string, let revision = pin["state"]?["revision"]?.string
                else { return nil }
                return (identity, revision)
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// A version as tags of packages write it: `1.2.3`, `v1.2`, `2.0.0-beta.1`.
struct PackageVersion: Comparable {
    private let numbers: [Int]
    private let label: String

    init?(_ text: String) {
        let plain = text.hasPrefix("v") ? text.dropFirst() : text[...]
        let parts = plain.split(separator: "-", maxSplits: 1)
        let numbers = (parts.first ?? "").split(separator: ".").map { Int($0) }
        guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else { return nil }
        self.numbers = (numbers.compactMap { $0 } + [0, 0, 0]).prefix(max(3, numbers.count)).map { $0 }
        label = parts.count > 1 ? String(parts[1]) : ""
    }

    var isPreview: Bool { !label.isEmpty }
    var nextMajor: PackageVersion? { PackageVersion("\(numbers[0] + 1).0.0") }
    var nextMinor: PackageVersion? { PackageVersion("\(numbers[0]).\(numbers[1] + 1).0") }

    static func < (first: PackageVersion, second: PackageVersion) -> Bool {
        if first.numbers != second.numbers { return first.numbers.lexicographicallyPrecedes(second.numbers) }
        if first.label.isEmpty || second.label.isEmpty { return !first.label.isEmpty && second.label.isEmpty }
        return first.label < second.label
    }
}

/// What a manifest writes after an address, understood.
struct VersionRequirement {
    private(set) var revision: String?
    private(set) var branch: String?
    private var lower: PackageVersion?
    private var upper: PackageVersion?
    private var isExact = false

    init(_ text: String) {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        let values = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        let first = values.first ?? "0.0.0"
        if text.hasPrefix("revision:") {
            revision = first
        } else if text.hasPrefix("branch:") {
            branch = first
        } else {
            lower = PackageVersion(first)
            isExact = text.hasPrefix("exact:")
            upper = text.contains("..<") ? values.last.flatMap(PackageVersion.init) : text.contains("Minor") ? lower?.nextMinor : lower?.nextMajor
        }
    }

    func allows(_ version: PackageVersion) -> Bool {
        guard let lower else { return true }
        if isExact { return version == lower }
        return version >= lower && upper.map { version < $0 } != false && (!version.isPreview || lower.isPreview)
    }
}
