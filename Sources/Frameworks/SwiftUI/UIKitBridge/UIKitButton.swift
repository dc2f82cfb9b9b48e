import FoundationOverlay
import UIKit
import ViewEngine

/// The title and the picture of a button on their ground.
struct UIKitButton: View {
    let button: UIButton
    let isMeasured: Bool

    var body: some View {
        EnvironmentReading { environment in
            if let menu = button.menu, button.showsMenuAsPrimaryAction, !isMeasured {
                Menu {
                    UIKitMenu(elements: menu.children)
                } label: {
                    look(environment)
                }
            } else {
                look(environment)
            }
        }
    }

    @MainActor @ViewBuilder
    private func look(_ environment: EnvironmentValues) -> some View {
        if let configuration = button.configuration {
            ConfiguredButton(button: button, configuration: configuration, isMeasured: isMeasured)
        } else {
            plain(environment)
        }
    }

    // MARK: Without a configuration

    private var color: Color { Color(uiColor: button.currentTitleColor) }

    @MainActor
    private func plain(_ environment: EnvironmentValues) -> some View {
        let insets = button.contentEdgeInsets
        let hasInsets = insets != .zero
        let hasTitle = button.currentTitle?.isEmpty == false || button.currentAttributedTitle != nil
        let inset = hasInsets || !hasTitle ? 0 : environment.metric(.buttonPlainInset)
        return HStack(spacing: 0) {
            if let image = button.currentImage { picture(image).padding(EdgeInsets(button.imageEdgeInsets)) }
            title.padding(EdgeInsets(button.titleEdgeInsets))
        }
        .padding(EdgeInsets(insets))
        .padding(.vertical, isMeasured ? inset : 0)
        .frame(minWidth: isMeasured && !hasInsets ? environment.metric(.buttonPlainWidth) : nil)
        .frame(
            minWidth: isMeasured ? nil : 0, maxWidth: isMeasured ? nil : .infinity, minHeight: isMeasured ? nil : 0,
            maxHeight: isMeasured ? nil : .infinity, alignment: alignment
        )
        .background { if let image = button.currentBackgroundImage { Image(uiImage: image).resizable() } }
    }

    @MainActor @ViewBuilder
    private var title: some View {
        let label = button.titleLabel
        let font = label?.font ?? .systemFont(ofSize: 15)
        if let attributed = button.currentAttributedTitle {
            UIKitText.text(attributed, font: font, color: button.currentTitleColor).lineLimit(lines(label))
        } else if let text = button.currentTitle, !text.isEmpty {
            Text(verbatim: text).font(Font(font)).foregroundStyle(color).lineLimit(lines(label))
                .minimumScaleFactor(label?.adjustsFontSizeToFitWidth == true ? max(label?.minimumScaleFactor ?? 1, 0.1) : 1)
                .truncationMode(.middle)
        }
    }

    private func lines(_ label: UILabel?) -> Int? { label?.numberOfLines == 0 ? nil : label?.numberOfLines ?? 1 }

    @MainActor
    private func picture(_ image: UIImage) -> some View {
        let isTemplate = image.renderingMode != .alwaysOriginal && (button.buttonType != .custom || image.isSymbolImage) && image._tint == nil
        return Image(uiImage: image).renderingMode(isTemplate ? .template : nil).foregroundStyle(Color(uiColor: button.tintColor))
    }

    private var alignment: Alignment {
        switch button.contentHorizontalAlignment {
        case .left: button._isRightToLeft ? .trailing : .leading
        case .right: button._isRightToLeft ? .leading : .trailing
        case .leading: .leading
        case .trailing: .trailing
        case .center, .fill: .center
        }
    }
}

/// A button that says how it looks.
private struct ConfiguredButton: View {
    let button: UIButton
    let configuration: UIButton.Configuration
    let isMeasured: Bool

    var body: some View {
        EnvironmentReading { environment in
            let insets = configuration.contentInsets
            content
                .foregroundStyle(foreground(environment))
                .padding(EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
                .frame(maxWidth: isMeasured ? nil : .infinity, maxHeight: isMeasured ? nil : .infinity, alignment: alignment)
                .background {
                    if let ground = ground(environment) {
                        RoundedRectangle(cornerRadius: radius(environment)).fill(ground)
                    }
                    if let stroke = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
                        RoundedRectangle(cornerRadius: radius(environment))
                            .strokeBorder(Color(uiColor: stroke), lineWidth: configuration.background.strokeWidth)
                    }
                }
                .opacity(button.isEnabled ? 1 : environment.metric(.buttonDisabledOpacity))
        }
    }

    private var alignment: Alignment {
        switch button.contentHorizontalAlignment {
        case .leading, .left: .leading
        case .trailing, .right: .trailing
        case .center, .fill: .center
        }
    }

    @MainActor @ViewBuilder
    private var content: some View {
        let placement = configuration.imagePlacement
        if placement.contains(.top) || placement.contains(.bottom) {
            VStack(spacing: configuration.imagePadding) {
                if placement.contains(.top) { picture }
                titles
                if placement.contains(.bottom) { picture }
            }
        } else {
            HStack(spacing: configuration.imagePadding) {
                if configuration.showsActivityIndicator { ProgressView() }
                if placement.contains(.leading) { picture }
                titles
                if placement.contains(.trailing) { picture }
            }
        }
    }

    @MainActor @ViewBuilder
    private var picture: some View {
        if let image = button.currentImage, !configuration.showsActivityIndicator {
            Image(uiImage: image).renderingMode(image.renderingMode == .alwaysOriginal || image._tint != nil ? nil : .template)
        }
    }

    @MainActor @ViewBuilder
    private var titles: some View {
        VStack(alignment: titleAlignment, spacing: configuration.titlePadding) {
            if let title { Text(transformed(title)).font(font) }
            if let text = configuration.attributedSubtitle { Text(text).font(.caption) }
        }
    }

    private var titleAlignment: HorizontalAlignment {
        switch configuration.titleAlignment {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// A title of the button's state goes before that of its look.
    @MainActor
    private var title: AttributedString? {
        button.currentAttributedTitle.map { AttributedString($0) } ?? button.title(for: button.state).map { AttributedString($0) }
            ?? configuration.attributedTitle
    }

    private func transformed(_ text: AttributedString) -> AttributedString {
        guard let transformer = configuration.titleTextAttributesTransformer else { return text }
        var changed = text
        for run in text.runs { changed[run.range].setAttributes(transformer(run.attributes)) }
        return changed
    }

    private var font: Font {
        switch configuration.buttonSize {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    private var tint: Color { Color(uiColor: configuration.baseBackgroundColor ?? button.tintColor) }

    private func foreground(_ environment: EnvironmentValues) -> Color {
        if let own = configuration.baseForegroundColor { return Color(uiColor: own) }
        switch configuration._style {
        case .filled, .borderedProminent, .prominentGlass: return .white
        default: return Color(uiColor: button.tintColor)
        }
    }

    @MainActor
    private func ground(_ environment: EnvironmentValues) -> AnyShapeStyle? {
        if let own = configuration.background.backgroundColor { return AnyShapeStyle(Color(uiColor: own)) }
        switch configuration._style {
        case .plain, .borderless: return configuration.baseBackgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
        case .filled, .borderedProminent, .prominentGlass: return AnyShapeStyle(tint)
        case .tinted, .borderedTinted:
            let opacity = environment.metric(environment.colorScheme == .dark ? .buttonTintedOpacityDark : .buttonTintedOpacityLight)
            return AnyShapeStyle(tint.opacity(opacity))
        case .gray, .bordered: return AnyShapeStyle(SystemStyle(names: ["secondarySystemFill"]))
        case .glass: return AnyShapeStyle(.regularMaterial)
        }
    }

    @MainActor
    private func radius(_ environment: EnvironmentValues) -> CGFloat {
        switch configuration.cornerStyle {
        case .capsule: .infinity
        case .fixed:
            configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : environment.metric(.buttonRegularCornerRadius)
        case .large: environment.metric(.buttonLargeCornerRadius)
        case .dynamic, .small, .medium:
            configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : environment.metric(.buttonRegularCornerRadius)
        }
    }
}

/// The choices of a menu of UIKit.
struct UIKitMenu: View {
    let elements: [UIMenuElement]

    var body: some View {
        ForEach(elements.indices, id: \.self) { index in element(elements[index]) }
    }

    @MainActor @ViewBuilder
    private func element(_ element: UIMenuElement) -> some View {
        if let action = element as? UIAction {
            if !action.attributes.contains(.hidden) {
                Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                    action._perform(nil)
                } label: {
                    Label {
                        Text(verbatim: action.title)
                    } icon: {
                        if action.state == .on { Image(systemName: "checkmark") } else if let image = action.image { Image(uiImage: image) }
                    }
                }
                .disabled(action.attributes.contains(.disabled))
            }
        } else if let menu = element as? UIMenu {
            if menu.options.contains(.displayInline) {
                AnyView(UIKitMenu(elements: menu.children))
            } else {
                AnyView(
                    Menu {
                        UIKitMenu(elements: menu.children)
                    } label: {
                        Text(verbatim: menu.title)
                    })
            }
        }
    }
}

extension EdgeInsets {
    init(_ insets: UIEdgeInsets) { self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right) }
}
