import Firebase
import FirebaseFirestoreSwift
import SwiftUI
import SystemConfiguration
import WidgetKit

/// Asks a service of accounts who is signed in.
@main
struct Accounts: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Accounts", provider: AccountProvider()) { entry in
            VStack { ForEach(entry.lines, id: \.self) { Text($0) } }
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}

struct Place: Codable { var name: String }

struct Account: Codable, Identifiable {
    @DocumentID var id: String?
    var name: String
    var since: Timestamp
}

struct AccountEntry: TimelineEntry {
    let date: Date
    var lines: [String] = []
}

struct AccountProvider: TimelineProvider {
    func placeholder(in context: Context) -> AccountEntry { AccountEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (AccountEntry) -> Void) { completion(AccountEntry(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<AccountEntry>) -> Void) {
        if FirebaseApp.app() == nil { FirebaseApp.configure() }
        Analytics.logEvent(AnalyticsEventScreenView, parameters: [AnalyticsParameterScreenName: "widget"])
        Crashlytics.crashlytics().log("timeline")
        Task {
            var lines = ["app \(FirebaseApp.app() != nil)", "user \(Auth.auth().currentUser?.uid ?? "nobody")"]
            do {
                lines.append("signed in as \(try await Auth.auth().signIn(withEmail: "a@example.com", password: "b").user.uid)")
            } catch {
                lines.append("error \((error as NSError).code)")
            }
            lines.append("token \((try? await Messaging.messaging().token()) ?? "none")")
            do {
                let found = try await Firestore.firestore().collection("accounts").whereField("name", isEqualTo: "a").getDocuments()
                lines.append("found \(try found.documents.map { try $0.data(as: Account.self).name })")
            } catch {
                lines.append("accounts \((error as NSError).domain)")
            }
            do {
                let document = try Firestore.Encoder().encode(Place(name: "Rome"))
                try Firestore.firestore().document("accounts/a").setData(from: Place(name: "Rome"), encoder: Firestore.Encoder())
                lines.append("document \(document.count) \(try Firestore.Decoder().decode(Place.self, from: document).name)")
            } catch {
                lines.append("document \(error)")
            }
            var flags = SCNetworkReachabilityFlags()
            if let host = SCNetworkReachabilityCreateWithName(nil, "example.com") { SCNetworkReachabilityGetFlags(host, &flags) }
            lines.append("reachable \(flags.contains(.reachable))")
            completion(Timeline(entries: [AccountEntry(date: .now, lines: lines)], policy: .never))
        }
    }
}
