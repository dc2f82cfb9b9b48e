import FoundationOverlay
import ViewEngine

/// The controls of a group in a menu, beside each other.
struct MenuTiles<Content: View>: View {
    let content: Content

    var body: some View {
        HStack(spacing: 0) { content }
            .labelStyle(MenuTileLabelStyle())
            .buttonStyle(MenuTileStyle())
    }
}

/// A choice as a tile.
private struct MenuTileStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .frame(maxWidth: .infinity)
    }
}

/// A symbol above its title.
private struct MenuTileLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        EnvironmentReading { environment in
            VStack {
                configuration.icon.font(.title3)
                configuration.title.font(.caption).lineLimit(1)
            }
            .padding(.vertical, environment.metric(.menuTileInset))
        }
    }
}
