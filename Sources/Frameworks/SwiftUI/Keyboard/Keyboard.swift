import FoundationOverlay
import Metrics
import UIKit
import ViewEngine

/// The keyboard of a field, with what a program puts above it. Its keys are drawn; of them the return key can be tapped.
struct Keyboard: View {
    let field: WindowFocus.Field
    let entries: [_ToolbarEntry]

    var body: some View {
        EvaluatedView { evaluation in
            let environment = evaluation.environment
            let layout = KeyboardLayout(field.traits)
            let safeArea = evaluation.archive.safeArea.bottom
            evaluation.appendControl("Keyboard") { panel(layout, environment, safeArea)._evaluate(evaluation) }
        }
    }

    @MainActor
    private func panel(_ layout: KeyboardLayout, _ environment: EnvironmentValues, _ safeArea: CGFloat) -> some View {
        VStack(spacing: 0) {
            if !entries.isEmpty { KeyboardBar(entries: entries) }
            keys(layout, environment, safeArea)
                .frame(height: Self.keysHeight(layout, environment, safeArea), alignment: .top)
                .frame(maxWidth: .infinity)
                .background { ground(environment) }
        }
        .changingEnvironment { values in
            (values.font, values.lineLimit) = (nil, 1)
            values.dynamicTypeSize = .large
        }
    }

    /// How much of a window's lower end it covers, with the bar above it, in points.
    @MainActor
    static func height(of field: WindowFocus.Field, hasBar: Bool, _ environment: EnvironmentValues, safeArea: CGFloat) -> CGFloat {
        keysHeight(KeyboardLayout(field.traits), environment, safeArea) + (hasBar ? KeyboardBar.height(environment) : 0)
    }

    @MainActor
    private static func keysHeight(_ layout: KeyboardLayout, _ environment: EnvironmentValues, _ safeArea: CGFloat) -> CGFloat {
        let bottom = safeArea > 0 ? environment.metric(.keyboardBottomHeight) : 0
        return CGFloat(layout.rows.count) * rowHeight(environment) + (layout.suggests ? environment.metric(.keyboardSuggestionHeight) : 0) + bottom
    }

    @MainActor
    private static func rowHeight(_ environment: EnvironmentValues) -> CGFloat {
        if environment.horizontalSizeClass == .regular, DeviceTraits.current.idiom == .pad { return environment.metric(.keyboardPadRowHeight) }
        let isWide = DeviceTraits.current.screenSize.width >= environment.metric(.keyboardWideWidth)
        return environment.metric(isWide ? .keyboardWideRowHeight : .keyboardRowHeight)
    }

    @ViewBuilder @MainActor
    private func ground(_ environment: EnvironmentValues) -> some View {
        let radius = environment.metric(.keyboardCornerRadius)
        let color = SystemStyle(names: ["systemGray4"])
        if radius > 0 {
            UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).fill(.bar).overlay {
                UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).fill(
                    color.opacity(environment.metric(.keyboardGroundOpacity)))
            }
        } else {
            Rectangle().fill(color)
        }
    }

    @MainActor
    private func keys(_ layout: KeyboardLayout, _ environment: EnvironmentValues, _ safeArea: CGFloat) -> some View {
        let spacing = environment.metric(.keyboardKeySpacing)
        return VStack(spacing: 0) {
            if layout.suggests { Color.clear.frame(height: environment.metric(.keyboardSuggestionHeight)) }
            ForEach(layout.rows.indices, id: \.self) { index in
                KeyboardRow(cells: layout.rows[index], spacing: spacing, submitLabel: field.traits.submitLabel, submit: field.submit)
                    .frame(height: Self.rowHeight(environment))
            }
            if safeArea > 0 {
                HStack {
                    Image(systemName: "face.smiling")
                    Spacer()
                    Image(systemName: "mic")
                }
                .font(.system(size: environment.metric(.keyboardLetterSize)))
                .foregroundStyle(.secondary)
                .padding(.horizontal, environment.metric(.keyboardBottomInset))
                .frame(height: environment.metric(.keyboardBottomHeight) - safeArea)
            }
        }
        .padding(.horizontal, environment.metric(.keyboardSideInset))
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Keyboard")
    }
}

/// A row of keys.
private struct KeyboardRow: View {
    let cells: [KeyboardLayout.Cell]
    let spacing: CGFloat
    let submitLabel: SubmitLabel
    let submit: () -> Void

    var body: some View {
        GeometryReader { proxy in
            // Ten letters fill a row, each with half a gap on either side.
            let unit = proxy.size.width / 10
            HStack(spacing: 0) {
                ForEach(cells.indices, id: \.self) { index in
                    let cell = cells[index]
                    key(cell)
                        .padding(.horizontal, spacing / 2)
                        .frame(width: cell.width.map { unit * $0 })
                        .frame(maxWidth: cell.width == nil ? .infinity : nil)
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }

    @ViewBuilder @MainActor
    private func key(_ cell: KeyboardLayout.Cell) -> some View {
        switch cell.key {
        case .gap: Color.clear
        case .text(let text): cap(Text(verbatim: text), .keyboardLetterSize, isDark: cell.isDark)
        case .word(let word): cap(Text(verbatim: word), .keyboardWordSize, isDark: cell.isDark)
        case .symbol(let name): cap(Image(systemName: name), .keyboardWordSize, isDark: cell.isDark)
        case .space: cap(Text(verbatim: "space"), .keyboardWordSize, isDark: cell.isDark)
        case .return:
            let word = Text(verbatim: submitLabel.name)
            EvaluatedView { evaluation in
                evaluation.appendControl("Return", traits: ["button"], control: evaluation.liveControl("Button", tap: { submit() })) {
                    cap(word, .keyboardWordSize, isDark: cell.isDark, isAction: submitLabel != .return)._evaluate(evaluation)
                }
            }
        }
    }

    /// A cap in its row's height, less the gap between rows.
    @MainActor
    private func cap(_ label: some View, _ size: ControlMetric, isDark: Bool, isAction: Bool = false) -> some View {
        EnvironmentReading { environment in
            let outline = RoundedRectangle(cornerRadius: environment.metric(.keyboardKeyCornerRadius))
            let isGlass = environment.metric(.keyboardCornerRadius) > 0
            let light = environment.colorScheme == .dark ? "systemGray2" : "systemBackground"
            let dark = environment.colorScheme == .dark ? "systemGray3" : "systemGray2"
            let color = SystemStyle(names: [isAction ? "systemBlue" : isDark && !isGlass ? dark : light])
            label.annotation(.role("Key")).font(.system(size: environment.metric(size)))
                .foregroundStyle(isAction ? AnyShapeStyle(Color.white) : AnyShapeStyle(SystemStyle(names: ["label"])))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(color, in: outline)
                .padding(.vertical, environment.metric(.keyboardRowSpacing) / 2)
        }
    }
}

/// What a program puts above the keyboard.
private struct KeyboardBar: View {
    let entries: [_ToolbarEntry]

    var body: some View {
        EnvironmentReading { environment in
            if environment.barsAreGlass {
                HStack(spacing: environment.metric(.barGlassSpacing)) { GlassBarItems(entries: entries) }
                    .frame(maxWidth: .infinity)
                    .padding(.horizontal, environment.metric(.barMargin))
                    .frame(height: Self.height(environment))
            } else {
                HStack(spacing: environment.metric(.barItemSpacing)) {
                    ForEach(entries.indices, id: \.self) { index in BarItem(entry: entries[index]) { $0.labelStyle(.titleAndIcon) } }
                }
                .font(.system(size: environment.metric(.barFontSize)))
                .frame(maxWidth: .infinity)
                .padding(.horizontal, environment.metric(.barMargin))
                .frame(height: Self.height(environment))
                .background { Rectangle().fill(.bar).overlay(alignment: .top) { Divider() } }
            }
        }
    }

    @MainActor
    static func height(_ environment: EnvironmentValues) -> CGFloat {
        environment.barsAreGlass
            ? environment.metric(.barGlassHeight) + environment.metric(.keyboardDistance) * 2 : environment.metric(.keyboardBarHeight)
    }
}
