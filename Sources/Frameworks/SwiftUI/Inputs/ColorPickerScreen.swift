import FoundationOverlay
import Metrics
import ViewEngine

/// The system's picker of colours: a grid, the spectrum, or parts of red, green and blue.
struct ColorPickerScreen: View {
    @Binding var color: Color
    let supportsOpacity: Bool
    @State private var way = Way.grid
    @Environment(\.dismiss) private var dismiss

    private enum Way: String, CaseIterable {
        case grid = "Grid"
        case spectrum = "Spectrum"
        case sliders = "Sliders"
    }

    var body: some View {
        EnvironmentReading { environment in
            let components = ColorComponents(color, environment)
            VStack(spacing: environment.metric(.colorPickerSpacing)) {
                heading
                Picker("", selection: $way) {
                    ForEach(Way.allCases, id: \.self) { way in Text(LocalizedStringKey(way.rawValue)) }
                }
                .pickerStyle(.segmented)
                choice(components, environment)
                if supportsOpacity {
                    PartSlider(title: "Opacity", value: components.opacity, unit: 100, suffix: "%") { take(components.with(\.opacity, $0)) }
                }
                Divider()
                RoundedRectangle(cornerRadius: environment.metric(.colorPickerCornerRadius)).fill(color)
                    .frame(width: environment.metric(.colorPickerSample), height: environment.metric(.colorPickerSample))
                    .frame(maxWidth: .infinity, alignment: .leading)
                Spacer(minLength: 0)
            }
            .padding(environment.metric(.colorPickerPadding))
        }
    }

    private var heading: some View {
        ZStack {
            Text("Colors").font(.headline)
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical).foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Close")
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
    }

    @ViewBuilder
    private func choice(_ components: ColorComponents, _ environment: EnvironmentValues) -> some View {
        switch way {
        case .grid: ColorGrid(components: components, choose: take)
        case .spectrum: ColorSpectrum(components: components, choose: take)
        case .sliders:
            VStack(spacing: environment.metric(.colorPickerSpacing)) {
                PartSlider(title: "Red", value: components.red, unit: 255) { take(components.with(\.red, $0)) }
                PartSlider(title: "Green", value: components.green, unit: 255) { take(components.with(\.green, $0)) }
                PartSlider(title: "Blue", value: components.blue, unit: 255) { take(components.with(\.blue, $0)) }
            }
        }
    }

    private func take(_ components: ColorComponents) { color = components.color }
}

/// The parts of a colour in sRGB, each from 0 to 1.
private struct ColorComponents: Equatable {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var opacity = 1.0

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

    @MainActor
    init(_ color: Color, _ environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment)
        (red, green, blue, opacity) = (Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity))
    }

    /// - Parameter digits: Six hexadecimal digits.
    init(digits: String, opacity: Double) {
        let number = Int(digits, radix: 16) ?? 0
        (red, green, blue) = (Double(number >> 16) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255)
        self.opacity = opacity
    }

    func with(_ part: WritableKeyPath<ColorComponents, Double>, _ value: Double) -> ColorComponents {
        var result = self
        result[keyPath: part] = value
        return result
    }

    /// Whether both are the same in steps of 1/255.
    func isNear(_ other: ColorComponents) -> Bool {
        [\Self.red, \.green, \.blue].allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) < 0.5 / 255 }
    }
}

/// Squares of colours.
private struct ColorGrid: View {
    let components: ColorComponents
    let choose: (ColorComponents) -> Void

    var body: some View {
        EnvironmentReading { environment in
            VStack(spacing: 0) {
                ForEach(ColorPickerColors.shared.grid.indices, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(ColorPickerColors.shared.grid[row], id: \.self) { digits in square(digits, environment) }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: environment.metric(.colorPickerCornerRadius)))
        }
    }

    private func square(_ digits: String, _ environment: EnvironmentValues) -> some View {
        let offered = ColorComponents(digits: digits, opacity: components.opacity)
        return Button {
            choose(offered)
        } label: {
            Rectangle().fill(ColorComponents(digits: digits, opacity: 1).color).aspectRatio(1, contentMode: .fit)
                .overlay {
                    if offered.isNear(components) { Rectangle().strokeBorder(.white, lineWidth: environment.metric(.colorPickerMark)) }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "#" + digits))
    }
}

/// All hues from left to right, from white above to black below.
private struct ColorSpectrum: View {
    let components: ColorComponents
    let choose: (ColorComponents) -> Void

    var body: some View {
        EnvironmentReading { environment in
            let columns = ColorPickerColors.shared.grid[0].count
            GeometryReader { proxy in
                let hues = stride(from: 0.0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
                ZStack {
                    LinearGradient(colors: hues, startPoint: .leading, endPoint: .trailing)
                    LinearGradient(
                        stops: [.init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5)], startPoint: .top,
                        endPoint: .bottom)
                    LinearGradient(
                        stops: [.init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1)], startPoint: .top,
                        endPoint: .bottom)
                }
                .onTapGesture { place in choose(at: place, in: proxy.size) }
                .accessibilityLabel("Spectrum")
            }
            .aspectRatio(CGFloat(columns) / CGFloat(ColorPickerColors.shared.grid.count), contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: environment.metric(.colorPickerCornerRadius)))
        }
    }

    private func choose(at place: CGPoint, in size: CGSize) {
        let hue = min(max(place.x / max(size.width, 1), 0), 1)
        let depth = min(max(place.y / max(size.height, 1), 0), 1)
        let color = Color(hue: hue, saturation: min(depth * 2, 1), brightness: min((1 - depth) * 2, 1))
        var chosen = ColorComponents(color, EnvironmentValues())
        chosen.opacity = components.opacity
        choose(chosen)
    }
}

/// A part of a colour with its number.
private struct PartSlider: View {
    let title: LocalizedStringKey
    let value: Double
    /// What the part is called where it is whole.
    let unit: Double
    var suffix = ""
    let change: (Double) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title).textCase(.uppercase).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
            HStack {
                Slider(value: Binding(get: { value }, set: change)) { Text(title) }
                Text(verbatim: "\(Int((value * unit).rounded()))\(suffix)").monospacedDigit()
            }
        }
    }
}
