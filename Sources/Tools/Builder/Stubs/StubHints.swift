/// What members of values are called whose type nobody names.
enum StubHints {
    /// The type a value probably has of which a member is asked for; nil where the name says nothing. A list's element is `Element`.
    static func type(withMember name: String) -> String? { members[name] }

    /// Modifiers that only views have.
    static func isViewModifier(_ name: String) -> Bool { modifiers.contains(name) }

    /// Names of values of the type they are members of: `shared`.
    static let instances: Set = ["shared", "default", "standard", "main", "instance", "current", "sharedInstance", "live"]

    private static let members: [String: String] = {
        var result: [String: String] = [:]
        for name in words(
            "map flatMap compactMap filter forEach sorted reduce first last enumerated isEmpty count indices append reversed prefix suffix joined "
                + "allSatisfy firstIndex dropFirst")
        {
            result[name] = "[Element]"
        }
        for name in words("uppercased lowercased hasPrefix hasSuffix capitalized trimmingCharacters replacingOccurrences components utf8") {
            result[name] = "String"
        }
        for name in words("addingTimeInterval timeIntervalSince timeIntervalSinceNow timeIntervalSince1970") { result[name] = "Date" }
        for name in words("rounded isNaN squareRoot isFinite") { result[name] = "Double" }
        for name in words("absoluteString lastPathComponent appendingPathComponent pathExtension") { result[name] = "URL" }
        for name in words("uuidString") { result[name] = "UUID" }
        for name in words("base64EncodedString") { result[name] = "Data" }
        for name in words("localizedDescription") { result[name] = "any Error" }
        for name in words("toggle") { result[name] = "Bool" }
        return result
    }()

    private static let modifiers = Set(
        words(
            """
            frame padding foregroundColor foregroundStyle background overlay clipShape cornerRadius opacity font
            fontWeight bold italic aspectRatio
            scaledToFit scaledToFill resizable lineLimit multilineTextAlignment minimumScaleFactor fixedSize layoutPriority offset
            position rotationEffect
            scaleEffect shadow blur mask hidden disabled onAppear onDisappear onTapGesture onChange environment environmentObject accessibilityLabel
            accessibilityHidden widgetURL containerBackground unredacted redacted contentShape tint accentColor buttonStyle labelStyle
            listRowBackground
            navigationTitle toolbar sheet alert task refreshable edgesIgnoringSafeArea ignoresSafeArea animation transition zIndex clipped border
            renderingMode widgetAccentable contentTransition imageScale symbolRenderingMode id tag
            glassEffect backgroundStyle blendMode brightness contrast saturation grayscale colorMultiply drawingGroup compositingGroup
            listStyle listRowSeparator listRowInsets scrollContentBackground scrollDisabled scrollIndicators searchable safeAreaInset
            presentationDetents presentationBackground fullScreenCover popover confirmationDialog contextMenu swipeActions
            navigationBarTitleDisplayMode navigationBarHidden toolbarBackground toolbarColorScheme preferredColorScheme statusBarHidden
            gesture highPriorityGesture simultaneousGesture focused submitLabel onSubmit keyboardType textFieldStyle pickerStyle controlSize
            buttonBorderShape toggleStyle menuStyle accessibilityElement accessibilityValue accessibilityAddTraits dynamicTypeSize
            rotation3DEffect matchedGeometryEffect sensoryFeedback matchedTransitionSource navigationTransition scrollTargetLayout
            scrollTargetBehavior containerRelativeFrame visualEffect underline strikethrough truncationMode textCase textSelection
            monospacedDigit fontDesign kerning tracking tabItem badge formStyle symbolEffect symbolVariant invalidatableContent privacySensitive
            """))

    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
