import ActivityKit
import CoreData
import SwiftUI
import WidgetKit

@main struct PantryApp: App {
    var body: some Scene {
        WindowGroup {
            Text("Pantry").onOpenURL { url in
                print("opened \(url.absoluteString)")
                switch url.host {
                case "seen": for line in Shelf.shared?.stringArray(forKey: "seen") ?? [] { print(line) }
                case "fill": fill()
                case "bake": bake()
                default: break
                }
            }
        }
    }

    private func fill() {
        Shelf.jars = 7
        UserDefaults.standard.set("of the app", forKey: "note")
        Shelf.shared?.set("of the group", forKey: "note")
        UserDefaults(suiteName: Shelf.misspelled)?.set("lost", forKey: "note")
        Shelf.shared?.set(Shelf.container?.path, forKey: "path")
        if let list = Shelf.list { try? Data("flour".utf8).write(to: list) }
        guard let context = Shelf.store()?.viewContext else { return }
        NSEntityDescription.insertNewObject(forEntityName: "Item", into: context).setValue("yeast", forKey: "name")
        do { try context.save() } catch { print("not saved: \(error)") }
    }

    private func bake() {
        print("frequent pushes: \(ActivityAuthorizationInfo().frequentPushesEnabled)")
        do {
            let content = ActivityContent(state: Baking.ContentState(minutes: 30), staleDate: nil)
            let activity = try Activity.request(attributes: Baking(cake: "Plum"), content: content, pushType: .token)
            Task { for await token in activity.pushTokenUpdates { print("token of \(token.count) bytes") } }
            Task {
                for await state in activity.activityStateUpdates where state == .ended {
                    print("ended at \(activity.content.state.minutes) minutes")
                }
            }
        } catch {
            print("refused: \(error)")
        }
    }
}
