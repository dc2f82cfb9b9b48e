import ActivityKit
import SwiftUI
import WidgetKit

@main struct GardenApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Garden").onOpenURL { print("opened \($0)") }
        }
    }
}
