import ActivityKit
import SwiftUI
import WidgetKit

#if canImport(AlarmKit)
import AlarmKit

struct Nap: AlarmMetadata { var place = "sofa" }

struct NapAlarm: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<Nap>.self) { context in
            Text("nap \(context.attributes.metadata?.place ?? "nowhere")")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("napping") }
            } compactLeading: {
                Text("z")
            } compactTrailing: {
                Text("zz")
            } minimal: {
                Text("Z")
            }
        }
    }
}
#endif

#if canImport(SpriteKit) && os(watchOS)
import SpriteKit
#endif

struct Timers: WidgetBundle {
    var body: some Widget {
        #if canImport(AlarmKit)
        NapAlarm()
        #endif
    }
}

@main struct Program { static func main() { Timers.main() } }
