import Foundation
import Host
import Presentations

/// Every presentation of a Live Activity, warm, against one warm screenshot of its Lock Screen view by Chromium.
enum ActivityBenchmark {
    private static let rounds = 41
    private static let activitiesPerRound = 5

    static func run(_ workbench: Workbench) throws -> [Finding] {
        let pictures = try DeliveryPictures()
        let example = workbench.root.appendingPathComponent("Examples/Delivery")
        let process = try ExtensionProcess(workbench.launch(workbench.build("DeliveryWidget", at: example).executable))
        _ = try process.describe()
        let size = pictures.bannerSize(try pictures.views(from: process, id: 0))
        let browser = try Chromium(profile: workbench.folder.appendingPathComponent("chromium-activity"))
        let page = try DesignPage(workbench, design: "delivery-lock-screen.html", size: size, scale: pictures.scale)
        try page.open(in: browser)
        var times = (whole: Samples(), archive: Samples(), paint: Samples(), screenshot: Samples())
        for round in 0..<(rounds + 3) {
            if round == 3 { times = (Samples(), Samples(), Samples(), Samples()) }
            for turn in 1...activitiesPerRound {
                try times.whole.time {
                    let views = try times.archive.time { try pictures.views(from: process, id: round * activitiesPerRound + turn) }
                    try times.paint.time { for view in views { _ = try pictures.png(view) } }
                }
            }
            _ = try times.screenshot.time { try page.screenshot(in: browser) }
        }
        process.quit()
        browser.quit()
        return [
            Finding(
                name: "activity: all presentations against one screenshot", value: times.screenshot.median / times.whole.median, unit: "×",
                goal: .atLeast(4), detail: "Islet \(times.whole.milliseconds), Chromium \(times.screenshot.milliseconds)"),
            Finding(name: "activity: archiving and sending", value: times.archive.median * 1000, unit: " ms"),
            Finding(name: "activity: painting four PNGs", value: times.paint.median * 1000, unit: " ms"),
        ]
    }
}
