import FoundationOverlay
import UIKit
import ViewEngine

/// What UIKit's own views show, as views of this module.
@MainActor
enum UIKitContent {
    /// Where a view's content lies in it, in points: that of text that scrolls follows its offset.
    static func frame(of view: UIView) -> CGRect {
        guard let text = view as? UITextView else { return CGRect(origin: .zero, size: view.bounds.size) }
        let bounds = text.bounds
        return CGRect(x: -bounds.minX, y: -bounds.minY, width: bounds.width, height: max(bounds.height, text.contentSize.height))
    }

    /// The content of a view, in the room that it has or, to be measured, as large as it wants. Nil where a view shows nothing itself.
    static func content(of view: UIView, isMeasured: Bool) -> AnyView? {
        switch view {
        case let label as UILabel: AnyView(UIKitText.label(label, isMeasured: isMeasured))
        case let button as UIButton: AnyView(UIKitButton(button: button, isMeasured: isMeasured))
        case let picture as UIImageView: picture._shownImage.map { AnyView(UIKitPicture(view: picture, image: $0)) }
        case let field as UITextField: AnyView(UIKitText.field(field))
        case let text as UITextView: AnyView(UIKitText.text(text, isMeasured: isMeasured))
        case let effect as UIVisualEffectView: material(effect)
        case let hosting as _UIHostedView: AnyView(UIKitHosted(hosted: hosting, isMeasured: isMeasured))
        case let bar as UINavigationBar: AnyView(UIKitNavigationBar(bar: bar))
        case let bar as UITabBar: AnyView(UIKitTabBar(bar: bar))
        case let bar as UIToolbar: AnyView(UIKitToolbar(bar: bar))
        case let bar as UISearchBar: AnyView(UIKitSearchField(bar: bar))
        default: control(view)
        }
    }

    private static func control(_ view: UIView) -> AnyView? {
        switch view {
        case let toggle as UISwitch:
            AnyView(
                Toggle(isOn: Binding(get: { toggle.isOn }, set: { toggle._turn($0) })) { EmptyView() }.labelsHidden()
                    .tint(toggle.onTintColor.map { Color(uiColor: $0) }))
        case let slider as UISlider:
            AnyView(
                Slider(
                    value: Binding(get: { slider.value }, set: { slider._slide(to: $0) }),
                    in: slider.minimumValue...max(slider.maximumValue, slider.minimumValue)
                )
                .tint(slider.minimumTrackTintColor.map { Color(uiColor: $0) }))
        case let stepper as UIStepper:
            AnyView(Stepper(label: EmptyView(), increment: { stepper._step(1) }, decrement: { stepper._step(-1) }).labelsHidden())
        case let segments as UISegmentedControl: AnyView(UIKitSegments(control: segments))
        case let progress as UIProgressView:
            AnyView(
                ProgressView(value: Double(min(max(progress.progress, 0), 1))).labelsHidden()
                    .tint(progress.progressTintColor.map { Color(uiColor: $0) }))
        case let wheel as UIActivityIndicatorView:
            wheel.isAnimating || !wheel.hidesWhenStopped
                ? AnyView(ProgressView().controlSize(wheel.style == .large ? .large : .regular).tint(Color(uiColor: wheel.color))) : nil
        case let pages as UIPageControl: AnyView(UIKitPages(control: pages))
        case let picker as UIDatePicker: AnyView(UIKitDatePicker(picker: picker))
        case let picker as UIPickerView: AnyView(UIKitPicker(view: picker))
        case let well as UIColorWell:
            AnyView(
                ColorPicker(
                    selection: Binding(get: { Color(uiColor: well.selectedColor ?? .black) }, set: { well._choose(UIColor($0)) }),
                    supportsOpacity: well.supportsAlpha
                ) { EmptyView() }.labelsHidden())
        case let calendar as UICalendarView: AnyView(UIKitCalendar(view: calendar))
        default: nil
        }
    }

    private static func material(_ view: UIVisualEffectView) -> AnyView? {
        if view.effect is UIGlassEffect { return AnyView(Color.clear.glassEffect(in: UIKitCorners(layer: view.layer))) }
        guard let blur = view.effect as? UIBlurEffect else { return nil }
        let (material, scheme) = look(blur._style)
        let ground = Rectangle().fill(material)
        return scheme.map { AnyView(ground.environment(\.colorScheme, $0)) } ?? AnyView(ground)
    }

    private static func look(_ style: UIBlurEffect.Style) -> (Material, ColorScheme?) {
        switch style {
        case .extraLight, .light: (.regular, .light)
        case .dark: (.regular, .dark)
        case .regular, .systemMaterial: (.regular, nil)
        case .prominent, .systemThickMaterial: (.thick, nil)
        case .systemUltraThinMaterial: (.ultraThin, nil)
        case .systemThinMaterial: (.thin, nil)
        case .systemChromeMaterial: (.bar, nil)
        case .systemUltraThinMaterialLight: (.ultraThin, .light)
        case .systemThinMaterialLight: (.thin, .light)
        case .systemMaterialLight: (.regular, .light)
        case .systemThickMaterialLight: (.thick, .light)
        case .systemChromeMaterialLight: (.bar, .light)
        case .systemUltraThinMaterialDark: (.ultraThin, .dark)
        case .systemThinMaterialDark: (.thin, .dark)
        case .systemMaterialDark: (.regular, .dark)
        case .systemThickMaterialDark: (.thick, .dark)
        case .systemChromeMaterialDark: (.bar, .dark)
        }
    }
}

/// A picture in the content mode of its view.
private struct UIKitPicture: View {
    let view: UIImageView
    let image: UIImage

    var body: some View {
        let picture = image.isSymbolImage && image._tint == nil ? Image(uiImage: image).renderingMode(.template) : Image(uiImage: image)
        Group {
            switch view.contentMode {
            case .scaleToFill, .redraw: picture.resizable()
            case .scaleAspectFit: picture.resizable().scaledToFit()
            case .scaleAspectFill: picture.resizable().scaledToFill()
            case .center: placed(picture, .center)
            case .top: placed(picture, .top)
            case .bottom: placed(picture, .bottom)
            case .left: placed(picture, .leading)
            case .right: placed(picture, .trailing)
            case .topLeft: placed(picture, .topLeading)
            case .topRight: placed(picture, .topTrailing)
            case .bottomLeft: placed(picture, .bottomLeading)
            case .bottomRight: placed(picture, .bottomTrailing)
            }
        }
        .foregroundStyle(Color(uiColor: view.tintColor))
        .accessibilityHidden(!view.isAccessibilityElement)
    }

    private func placed(_ picture: Image, _ alignment: Alignment) -> some View {
        picture.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
    }
}

/// Values side by side.
private struct UIKitSegments: View {
    let control: UISegmentedControl

    var body: some View {
        EvaluatedView { evaluation in
            let options = (0..<control.numberOfSegments).flatMap { index in
                evaluation.collect {
                    evaluation.descend(.index(index)) {
                        if let image = control.imageForSegment(at: index) {
                            Image(uiImage: image)._evaluate(evaluation)
                        } else {
                            let weight: Font.Weight = index == control.selectedSegmentIndex ? .medium : .regular
                            Text(verbatim: control.titleForSegment(at: index) ?? "")
                                .font(.system(size: evaluation.environment.metric(.segmentsFontSize), weight: weight))
                                ._evaluate(evaluation)
                        }
                    }
                }
            }
            let chosen = options.indices.contains(control.selectedSegmentIndex) ? control.selectedSegmentIndex : nil
            Segments(options: options, chosen: chosen) { control._select($0) }._evaluate(evaluation)
        }
    }
}

/// A dot for each page.
private struct UIKitPages: View {
    let control: UIPageControl

    var body: some View {
        EnvironmentReading { environment in
            if !(control.hidesForSinglePage && control.numberOfPages <= 1) {
                DotRow(count: control.numberOfPages, color: { color($0) }).frame(height: environment.metric(.pageControlHeight))
            }
        }
    }

    private func color(_ page: Int) -> Color {
        let isCurrent = page == control.currentPage
        let own = isCurrent ? control.currentPageIndicatorTintColor : control.pageIndicatorTintColor
        return own.map { Color(uiColor: $0) } ?? Color.white.opacity(isCurrent ? 1 : 0.5)
    }
}
