import Nowhere
import SwiftUI

/// Draws with the measures, words and colours of a module that cannot be had.
struct Designed: View {
    @Environment(\.designMetrics) private var metrics

    var body: some View {
        VStack(spacing: metrics.spacing.control) {
            Text("Title \(Words.title)")
            Label(Words.label, systemImage: "star")
            Image(Words.image)
            Button(Words.button) {}
            Text("Colours").foregroundStyle(metrics.colors.primary).font(metrics.fonts.body)
            Text("Front").foregroundColor(metrics.colors.foreground)
            Text("Above").foregroundColor(metrics.colors.onSurface).background(metrics.colors.cardBackground)
            Text("Room").background(metrics.colors.back).padding(.horizontal, metrics.spacing.wide)
            Rectangle().fill(metrics.colors.bar).frame(height: metrics.sizes.bar)
            RoundedRectangle(cornerRadius: metrics.radius).stroke(metrics.colors.line, lineWidth: metrics.line)
            Text("Names").accessibilityLabel(Words.spoken).navigationTitle(Words.place).opacity(1 - metrics.dim).offset(x: metrics.shift)
        }
        .padding(metrics.spacing.inline)
    }
}

#Preview("designed") { Designed().environment(\.designMetrics, .standard) }
