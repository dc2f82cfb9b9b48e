import SwiftUI
import WidgetKit

@main
struct AlbumWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Album", provider: AlbumProvider()) { entry in
            AlbumView(entry: entry)
        }
        .configurationDisplayName("Album")
        .description("The photo that the app put into the shared folder.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

struct AlbumEntry: TimelineEntry {
    let date: Date
    let photo: UIImage?
}

struct AlbumProvider: TimelineProvider {
    func placeholder(in context: Context) -> AlbumEntry { AlbumEntry(date: Date(), photo: nil) }

    func getSnapshot(in context: Context, completion: @escaping (AlbumEntry) -> Void) {
        completion(AlbumEntry(date: Date(), photo: SharedAlbum.photo(filling: context.displaySize)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<AlbumEntry>) -> Void) {
        completion(Timeline(entries: [AlbumEntry(date: Date(), photo: SharedAlbum.photo(filling: context.displaySize))], policy: .never))
    }
}

struct AlbumView: View {
    let entry: AlbumEntry

    var body: some View {
        VStack {
            Spacer()
            HStack {
                Text(entry.photo == nil ? "No photo yet" : "Evening at the coast").font(.headline)
                Spacer()
            }
            .padding()
            .background(.ultraThinMaterial)
        }
        .containerBackground(for: .widget) {
            if let photo = entry.photo {
                Image(uiImage: photo).resizable().scaledToFill()
            } else {
                Color.gray
            }
        }
    }
}
