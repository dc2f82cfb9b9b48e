import ActivityKit
import SwiftUI
import UIKit
import WidgetKit

struct Moment: TimelineEntry { var date: Date }

struct FaultProvider: TimelineProvider {
    var bytes = 0

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        var held = [UInt8](repeating: 1, count: bytes)
        for index in stride(from: 0, to: held.count, by: 4096) { held[index] = 2 }
        completion(Timeline(entries: [Moment(date: .now + Double(held.count) * 0)], policy: .never))
    }
}

/// A picture with more pixels than the system archives.
struct HugeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Huge", provider: FaultProvider()) { _ in
            Image(uiImage: Self.picture).containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }

    private static var picture: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 900, height: 800), format: format).image { _ in }
    }
}

/// A view that asks the network.
struct CuriousWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Curious", provider: FaultProvider()) { _ in
            CuriousView().containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct CuriousView: View {
    var body: some View {
        Text("asked: \(ask())")
    }

    private func ask() -> String {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/")!).resume()
        return "yes"
    }
}

/// A provider that holds more memory than a widget has.
struct GreedyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Greedy", provider: FaultProvider(bytes: 90_000_000)) { _ in Text("never").containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// A provider that takes longer than is good.
struct SlowWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Slow", provider: SlowProvider()) { _ in Text("slow").containerBackground(.white, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

struct SlowProvider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        Thread.sleep(forTimeInterval: 5.2)
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

struct Tall: ActivityAttributes {
    struct ContentState: Codable, Hashable { var step: Int }
}

/// Taller than the Lock Screen gives, and square in the island.
struct TallActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Tall.self) { context in
            VStack {
                Text("top \(context.state.step)")
                Color.red.frame(height: 300)
            }
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            } compactLeading: {
                Rectangle().fill(.red)
            } compactTrailing: {
                Link("T", destination: URL(string: "tall://t")!)
            } minimal: {
                Text("M")
            }
        }
    }
}

@main struct Faults: WidgetBundle {
    var body: some Widget {
        HugeWidget()
        CuriousWidget()
        GreedyWidget()
        TallActivity()
        LateControl()
        BlockingControl()
        SlowWidget()
    }
}
