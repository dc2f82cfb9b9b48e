import Foundation
import Host

/// The first picture of a built extension, from the start of the process that draws it, against Chromium's first screenshot.
enum StartBenchmark {
    private static let rounds = 11
    static let childWord = "first-picture"

    static func run(_ workbench: Workbench) throws -> [Finding] {
        let product = try workbench.build(workbench.weather)
        let picture = try MediumPicture()
        let page = try DesignPage(workbench, design: "weather-medium.html", size: picture.size, scale: picture.pixelsPerPoint)
        let file = workbench.folder.appendingPathComponent("first.png")
        var (islet, chromium, start) = (Samples(), Samples(), Samples())
        for round in 0...rounds {
            if round == 1 { (islet, chromium, start) = (Samples(), Samples(), Samples()) }
            try islet.time { try runChild(workbench, product.executable, file) }
            try chromium.time {
                let browser = try Chromium(profile: workbench.folder.appendingPathComponent("profile-\(round)"))
                try page.open(in: browser)
                try page.screenshot(in: browser).write(to: file)
                browser.quit()
            }
            let process = try start.time {
                let process = try ExtensionProcess(workbench.launch(product.executable))
                _ = try process.describe()
                return process
            }
            process.quit()
        }
        return [
            Finding(
                name: "start: first picture against Chromium's", value: islet.median / chromium.median, unit: "×", goal: .atMost(0.2),
                detail: "Islet \(islet.milliseconds), Chromium \(chromium.milliseconds)"),
            Finding(name: "start: an extension until it has described itself", value: start.median * 1000, unit: " ms"),
        ]
    }

    private static func runChild(_ workbench: Workbench, _ executable: URL, _ file: URL) throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let process = try ChildProcess([program, "--islet", workbench.root.path, childWord, executable.path, file.path])
        guard process.wait() == 0 else { throw Failure("the first picture could not be drawn") }
    }

    /// What the process that is measured does.
    static func drawFirstPicture(_ workbench: Workbench, _ words: [String]) throws {
        guard words.count == 3 else { throw Failure("\(childWord) needs a program and a file") }
        let process = try ExtensionProcess(workbench.launch(URL(fileURLWithPath: words[1])))
        let bundle = try process.describe()
        let picture = try MediumPicture()
        try picture.png(picture.snapshot(of: bundle.widgets[0].kind, from: process, id: 1)).write(to: URL(fileURLWithPath: words[2]))
    }
}
