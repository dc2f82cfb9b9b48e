import Foundation
import Glibc
@testable import ProjectReader
import TestGate
import Testing

/// What a `Package.swift` tries against the machine that reads it, and does not get. The name of its only target says what it got.
@Suite("Attacks of manifests", .startsPrograms)
struct ManifestAttackTests {
    /// - Parameter attack: Statements that set `outcome`.
    private func manifest(_ attack: String) -> String {
        """
        // swift-tools-version: 5.9
        import Foundation
        import PackageDescription
        var outcome = "held"
        \(attack)
        let package = Package(name: "Attack", products: [.library(name: "Attack", targets: [outcome])], targets: [
            .target(name: outcome, path: "Sources"),
        ])
        """
    }

    private func outcome(_ attack: String, seconds: Double = 120) throws -> PackageManifest {
        let folder = try TemporaryFolder()
        try folder.write(manifest(attack), to: "Package.swift")
        try folder.write("", to: "Sources/A.swift")
        return try ManifestLoader(cache: nil, secondsAllowed: seconds).load(folder.url)
    }

    @Test("a manifest reads a file of the home folder") func home() throws {
        let path = NSHomeDirectory() + "/.islet-secret"
        let result = try outcome("if let text = try? String(contentsOfFile: \"\(path)\", encoding: .utf8) { outcome = \"got\" + text }")
        #expect(result.targets.map(\.name) == ["held"])
        #expect(
            result.notes.map(\.description) == [
                "\(result.folder.path)/Package.swift: it reads “\(path)” of the home folder, and was refused. "
                    + "Let it do without: a manifest sees its own repository and the toolchain, and has no network."
            ])
        let listed = try outcome(
            "if let names = try? FileManager.default.contentsOfDirectory(atPath: \"\(NSHomeDirectory())\") { outcome = \"got\" }")
        #expect(listed.targets.map(\.name) == ["held"])
    }

    @Test("a manifest reads temporary files of other programs, password hashes and variables") func files() throws {
        let other = try TemporaryFolder()
        try other.write("secret", to: "secret")
        for path in [other.url.appendingPathComponent("secret").path, "/etc/shadow", "/etc/passwd"] {
            let result = try outcome("if FileManager.default.contents(atPath: \"\(path)\") != nil { outcome = \"got\" }")
            #expect(result.targets.map(\.name) == ["held"], "\(path)")
        }
        setenv("ISLET_TEST_SECRET", "secret", 1)
        let result = try outcome("if ProcessInfo.processInfo.environment[\"ISLET_TEST_SECRET\"] != nil { outcome = \"got\" }")
        #expect(result.targets.map(\.name) == ["held"])
    }

    @Test("a manifest starts a program that only a Mac has") func program() throws {
        let result = try outcome(
            """
            let task = Process()
            task.launchPath = "/usr/sbin/ioreg"
            task.launch()
            task.waitUntilExit()
            """)
        #expect(result.targets.map(\.name) == ["held"])
        #expect(result.notes.map(\.message) == ["it runs “/usr/sbin/ioreg”, which is not here, and was refused"])
    }

    @Test("a manifest writes into its package and the home folder") func writing() throws {
        let result = try outcome(
            """
            for path in [Context.packageDirectory, "\(NSHomeDirectory())"] {
                if FileManager.default.createFile(atPath: path + "/.islet-written", contents: Data()) { outcome = "got" }
            }
            """)
        #expect(result.targets.map(\.name) == ["held"])
    }

    private static let connecting = """
        import Glibc
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(%d).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let answer = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        if answer == 0 { outcome = "got" }
        """

    @Test("a manifest opens a connection") func network() throws {
        let service = try LocalPort()
        defer { service.stop() }
        let result = try outcome(String(format: Self.connecting, Int(service.number)))
        #expect(result.targets.map(\.name) == ["held"])
        #expect(result.notes.first?.message == "it opens a connection to 127.0.0.1, and was refused")
        let named = try outcome(
            "var list: UnsafeMutablePointer<addrinfo>?\nif getaddrinfo(\"example.com\", nil, nil, &list) == 0 { outcome = \"got\" }")
        #expect(named.targets.map(\.name) == ["held"])
        #expect(named.notes.first?.message == "it opens a connection to example.com, and was refused")
    }

    @Test("a manifest that cannot do without is one line") func failure() throws {
        let problem = #expect(throws: ProjectProblem.self) {
            try outcome("guard FileManager.default.contents(atPath: \"\(NSHomeDirectory())/.token\") != nil else { fatalError(\"no token\") }")
        }
        let text = problem?.description ?? ""
        let sentence =
            "/Package.swift:5: it reads “\(NSHomeDirectory())/.token” of the home folder, which manifests cannot; "
            + "then it ended: Fatal error: no token. Let it do without"
        #expect(text.contains(sentence), "\(text)")
        #expect(!text.contains("\n") && !text.contains("-vfsoverlay"))
    }

    @Test("a manifest never ends, and leaves programs running") func survivors() throws {
        let problem = #expect(throws: ProjectProblem.self) { try outcome("while true {}", seconds: 10) }
        #expect(problem?.description.contains("no end after 10 seconds") == true)
        let mark = "98\(UInt32.random(in: 1_000_000...9_999_999))"
        let result = try outcome(
            """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "setsid sleep \(mark) & sleep \(mark) &"]
            try! process.run()
            sleep(1)
            """)
        #expect(result.targets.map(\.name) == ["held"])
        #expect(!commandLines().contains { $0.contains(mark) })
    }

    private func commandLines() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { Int($0) != nil }.map {
            String(decoding: FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data(), as: UTF8.self)
        }
    }

    @Test("a manifest of a package that is fetched reads files and opens a connection, while the fetching works") func fetched() throws {
        let service = try LocalPort()
        defer { service.stop() }
        let folder = try TemporaryFolder()
        try folder.write("secret", to: "secret")
        let attack = """
            if FileManager.default.contents(atPath: "\(folder.url.path)/secret") != nil { outcome = "read" }
            \(String(format: Self.connecting, Int(service.number)))
            """
        try folder.write(manifest(attack), to: "Remote/Package.swift")
        try folder.write("", to: "Remote/Sources/A.swift")
        let remote = folder.url.appendingPathComponent("Remote").path
        let commands = ["init -q", "add .", "-c user.name=A -c user.email=a@example.com commit -qm A", "tag 1.0.0"]
        for command in commands { #expect(try ToolRun(["git", "-C", remote] + command.split(separator: " ").map(String.init)).run().status == 0) }
        let package = try #require(RemotePackage(address: "file://\(remote)"))
        let request = ResolutionRequest(remotes: [package], products: [.init(name: "Attack", identity: "remote")])
        let answer = PackageResolver(cache: folder.url.appendingPathComponent("cache"), isOffline: false).resolve(request)
        #expect(answer.problem == nil)
        let checkout = try #require(answer.folders["remote"])
        #expect(try ManifestLoader(cache: nil).load(checkout).targets.map(\.name) == ["held"])
    }
}

extension RemotePackage {
    fileprivate init?(address: String) { self.init(url: address, requirement: "from: \"1.0.0\"") }
}

/// A port of this machine that somebody listens at.
private final class LocalPort {
    let number: UInt16
    private let descriptor: Int32

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0 }
        }
        try #require(isBound && listen(listener, 4) == 0)
        descriptor = listener
        number = UInt16(bigEndian: address.sin_port)
    }

    func stop() { close(descriptor) }
}
