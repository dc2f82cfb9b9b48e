import Foundation
import Host
import Sandboxing

/// Looks at everything islet needs.
struct Examination {
    var installation: Installation

    func findings() -> [Examined] {
        [swift, packages, symbols, sandbox, clock, locale, watch, runtime]
    }

    private var swift: Examined {
        do {
            let result = try ShortCommand.run(["/usr/bin/env", "swift", "--version"])
            if result.status == .code(0), let line = result.output.split(separator: "\n").first(where: { $0.contains("Swift version") }) {
                return Examined(subject: "Swift", state: .good, detail: String(line))
            }
            let said = result.errors.split(separator: "\n").last { !$0.contains("‘swift’: No such file") && !$0.contains("'swift': No such file") }
            guard let said else { return noSwift }
            return Examined(
                subject: "Swift", state: .missing, detail: "swift does not run: \(said)",
                mend: "install the Debian packages that https://www.swift.org/install lists for Swift")
        } catch {
            return noSwift
        }
    }

    private var noSwift: Examined {
        Examined(
            subject: "Swift", state: .missing, detail: "there is no swift in the search path",
            mend: "install Swift 6.2 or later from https://www.swift.org/install")
    }

    private var packages: Examined {
        guard let root = installation.root else {
            return Examined(subject: "Debian packages", state: .note, detail: "Scripts/packages.txt is not near the program: not checked")
        }
        do {
            let wanted = Installation.packages(in: try String(contentsOf: root.appendingPathComponent("Scripts/packages.txt"), encoding: .utf8))
            let result = try ShortCommand.run(["/usr/bin/env", "dpkg-query", "-W", "-f", "${db:Status-Status} ${Package}\n"] + wanted)
            let installed = Set(result.output.split(separator: "\n").filter { $0.hasPrefix("installed ") }.map { String($0.dropFirst(10)) })
            let missing = wanted.filter { !installed.contains($0) }
            if missing.isEmpty { return Examined(subject: "Debian packages", state: .good, detail: "all \(wanted.count), with the fonts") }
            let names = missing.joined(separator: " ")
            return Examined(
                subject: "Debian packages", state: .missing, detail: "missing: \(names)", mend: "apt-get install -y --no-install-recommends \(names)")
        } catch {
            return Examined(subject: "Debian packages", state: .note, detail: "could not be checked: \(error)")
        }
    }

    private var symbols: Examined {
        guard let root = installation.root else {
            return Examined(subject: "Symbols", state: .note, detail: "not checked")
        }
        let pack = root.appendingPathComponent(".islet/symbols")
        if FileManager.default.fileExists(atPath: pack.path) { return Examined(subject: "Symbols", state: .good, detail: pack.path) }
        return Examined(
            subject: "Symbols", state: .note, detail: "the symbol pack is not installed: symbols are drawn as placeholders",
            mend: root.appendingPathComponent("Scripts/install-symbols").path)
    }

    private var sandbox: Examined {
        switch Sandbox.support() {
        case .available:
            Examined(
                subject: "Sandbox", state: .good,
                detail: "bubblewrap works: programs and compilers see their own folders alone, and no network unless it is allowed")
        case .weaker(_, let reason):
            Examined(subject: "Sandbox", state: .note, detail: Sandbox.support().warning ?? "", mend: reason)
        case .unavailable(let reason):
            Examined(subject: "Sandbox", state: .note, detail: "off: \(reason.split(separator: ":").first ?? "")", mend: reason)
        }
    }

    private var clock: Examined {
        preloaded(.clock, subject: "Clock", product: "IsletClock", without: "extensions would see the machine's time")
    }

    private var locale: Examined {
        preloaded(.locale, subject: "Locale", product: "IsletLocale", without: "dates and numbers would not follow --locale")
    }

    private var watch: Examined {
        preloaded(.watch, subject: "Watch", product: "IsletWatch", without: "short peaks of memory and the places of crashes would be missed")
    }

    private func preloaded(_ library: PreloadedLibrary, subject: String, product: String, without consequence: String) -> Examined {
        if let url = library.url { return Examined(subject: subject, state: .good, detail: url.path) }
        return Examined(
            subject: subject, state: .missing, detail: "\(library.fileName) is not built: \(consequence)",
            mend: "swift build -c release --product \(product)")
    }

    private var runtime: Examined {
        let library = installation.products.appendingPathComponent("libIsletRuntime.so")
        if FileManager.default.fileExists(atPath: library.path) { return Examined(subject: "Runtime", state: .good, detail: library.path) }
        return Examined(
            subject: "Runtime", state: .missing, detail: "the library that widgets are built against is not built",
            mend: "swift build -c release --product IsletRuntime")
    }
}
