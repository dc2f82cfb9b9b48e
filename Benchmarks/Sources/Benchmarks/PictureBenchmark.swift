import Foundation
import Host

/// A warm picture of a medium widget against a warm screenshot of the same design by Chromium.
enum PictureBenchmark {
    private static let rounds = 41
    private static let picturesPerRound = 10

    static func run(_ workbench: Workbench) throws -> [Finding] {
        let picture = try MediumPicture()
        let process = try ExtensionProcess(workbench.launch(workbench.build(workbench.weather).executable))
        _ = try process.describe()
        let browser = try Chromium(profile: workbench.folder.appendingPathComponent("chromium"))
        let page = try DesignPage(workbench, design: "weather-medium.html", size: picture.size, scale: picture.pixelsPerPoint)
        try page.open(in: browser)
        var times = (whole: Samples(), archive: Samples(), paint: Samples(), screenshot: Samples(), fresh: Samples())
        for round in 0..<(rounds + 3) {
            if round == 3 { times = (Samples(), Samples(), Samples(), Samples(), Samples()) }
            for turn in 1...picturesPerRound {
                try times.whole.time {
                    let snapshot = try times.archive.time { try picture.snapshot(of: "Weather", from: process, id: round * picturesPerRound + turn) }
                    _ = try times.paint.time { try picture.png(snapshot) }
                }
            }
            _ = try times.screenshot.time { try page.screenshot(in: browser) }
            _ = try times.fresh.time { try page.screenshotOfFreshContent(in: browser) }
        }
        process.quit()
        browser.quit()
        return [
            Finding(
                name: "picture: Islet against a screenshot of a finished page", value: times.screenshot.median / times.whole.median, unit: "×",
                goal: .atLeast(20),
                detail: "Islet \(times.whole.milliseconds), Chromium \(times.screenshot.milliseconds)"),
            Finding(
                name: "picture: Islet against a screenshot of new content", value: times.fresh.median / times.whole.median, unit: "×",
                detail: "Chromium \(times.fresh.milliseconds)"),
            Finding(name: "picture: archiving and sending", value: times.archive.median * 1000, unit: " ms"),
            Finding(name: "picture: painting and PNG", value: times.paint.median * 1000, unit: " ms"),
        ]
    }
}

/// A widget or banner as a web page.
struct DesignPage {
    private let html: String
    private let size: CGSize
    private let scale: Double

    init(_ workbench: Workbench, design: String, size: CGSize, scale: Double) throws {
        html = try String(contentsOf: workbench.designs.appendingPathComponent(design), encoding: .utf8)
        (self.size, self.scale) = (size, scale)
    }

    func open(in browser: Chromium) throws {
        try browser.openPage()
        _ = try browser.call(
            "Emulation.setDeviceMetricsOverride",
            ["width": Int(size.width), "height": Int(size.height), "deviceScaleFactor": scale, "mobile": false])
        _ = try browser.call("Emulation.setDefaultBackgroundColorOverride", ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
        try setContent(in: browser)
    }

    func screenshot(in browser: Chromium) throws -> Data {
        let answer = try browser.call("Page.captureScreenshot", ["format": "png"])
        guard let text = answer["data"] as? String, let png = Data(base64Encoded: text) else { throw Failure("Chromium sent no picture") }
        return png
    }

    func screenshotOfFreshContent(in browser: Chromium) throws -> Data {
        try setContent(in: browser)
        return try screenshot(in: browser)
    }

    private func setContent(in browser: Chromium) throws {
        _ = try browser.call("Page.setDocumentContent", ["frameId": browser.frame, "html": html])
    }
}
