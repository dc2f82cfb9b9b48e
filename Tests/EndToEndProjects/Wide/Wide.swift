import AppIntents
import Charts
import SwiftUI
import WidgetKit

extension Transaction { @Entry var trip = 0 }
extension EnvironmentValues { @Entry var stampColor = Color.orange }

struct WideEntry: TimelineEntry { let date: Date }

struct WideProvider: TimelineProvider {
    func placeholder(in context: Context) -> WideEntry { WideEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (WideEntry) -> Void) { completion(WideEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WideEntry>) -> Void) {
        completion(Timeline(entries: [WideEntry(date: .now)], policy: .never))
    }
}

struct Gift: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Gift] { identifiers.map { Gift(id: $0) } }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gift"
    static let defaultQuery = Query()
    let id: Int
    @ComputedProperty(title: "Name") var name: String { "Gift \(id)" }
    @DeferredProperty(title: "Tags") var tags: [String] { get async throws { [] } }
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct Stamp: View {
    @Environment(\.stampColor) private var color

    private var picture: UIImage? {
        let renderer = ImageRenderer(content: Text("26").padding(6).background(color, in: Circle()))
        renderer.scale = 3
        return renderer.uiImage
    }

    var body: some View {
        if let picture { Image(uiImage: picture) }
    }
}

struct WideView: View {
    var body: some View {
        VStack {
            Circle().subtracting(Circle().offset(x: 14)).fill(.yellow).frame(width: 44, height: 44)
            Stamp()
            Label("Tight", systemImage: "star").labelIconToTitleSpacing(2)
            Text(Gift(id: 7).name).lineHeight(.loose)
            Chart3D { PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3)) }
        }
        .containerBackground(.white, for: .widget)
    }
}

@main struct WideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "wide", provider: WideProvider()) { _ in WideView() }.supportedFamilies([.systemLarge])
    }
}

#Preview("Trailing") {
    @Previewable @State var isOn = true
    Toggle("Switch", isOn: $isOn)
}

#Preview(
    "Argument",
    body: {
        @Previewable @State var isOpen = true; DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
    })
