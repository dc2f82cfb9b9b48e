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

/// Calls what a protocol of the module gives the types that conform to it.
struct Kept: Codable, Storable {
    var number = 3

    static func load() -> Self {
        guard let data = UserDefaults.standard.data(forKey: "kept") else { return Self() }
        return decode(from: data)
    }

    func save() {
        if let data = encode() { UserDefaults.standard.set(data, forKey: "kept") }
    }
}

#Preview("kept") { Text("Kept \(Kept.load().number)").onTapGesture { Kept().save() } }
#Preview("designed") { Designed().environment(\.designMetrics, .standard) }
