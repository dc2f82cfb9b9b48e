import FoundationOverlay
import ViewEngine

/// A text of several lines to edit.
/// - Support: partial: drawn in an app's window, takes text in a running app; in a widget a yellow sign is drawn, as on a device.
public struct TextEditor {
    /// What is edited, and what is shown of it.
    private enum Edited {
        case plain(Binding<String>)
        case attributed(Binding<AttributedString>)
    }

    private let edited: Edited

    public nonisolated init(text: Binding<String>) { edited = .plain(text) }
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) { edited = .plain(text) }
    /// What a person writes has the attributes of what it is written behind.
    public nonisolated init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) { edited = .attributed(text) }
}

extension TextEditor: View {
    public var body: some View {
        let control = LiveControl.field("TextEditor", EmptyView(), string, enter, breaksLines: true)
        AppOnlyView("TextEditor", evaluated: control) {
            EnvironmentReading { environment in
                shown(environment)
                    .padding(.horizontal, environment.metric(.editorHorizontalInset))
                    .padding(.vertical, environment.metric(.editorVerticalInset))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .background {
                        if !environment.listSettings.hidesBackground { Rectangle().fill(SystemStyle(names: ["systemBackground"])) }
                    }
            }
        }
    }

    private var string: String {
        switch edited {
        case .plain(let text): text.wrappedValue
        case .attributed(let text): String(text.wrappedValue.characters)
        }
    }

    private func shown(_ environment: EnvironmentValues) -> Text {
        switch edited {
        case .plain(let text): Text(verbatim: text.wrappedValue)
        case .attributed(let text): Text(environment.textFormatting.applied(to: text.wrappedValue))
        }
    }

    private func enter(_ string: String) {
        switch edited {
        case .plain(let text): text.wrappedValue = string
        case .attributed(let text): text.wrappedValue = text.wrappedValue.edited(to: string)
        }
    }
}

extension AttributedString {
    /// The text with other characters; those that stay at its beginning and end keep their attributes.
    func edited(to string: String) -> AttributedString {
        let (old, new) = (Array(characters), Array(string))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        guard start < old.count || start < new.count else { return self }
        var result = self
        let range = characters.index(startIndex, offsetBy: start)..<characters.index(startIndex, offsetBy: old.count - end)
        var written = AttributedString(String(new[start..<new.count - end]))
        if let before = start > 0 ? runs[characters.index(startIndex, offsetBy: start - 1)] : runs.first {
            written.setAttributes(before.attributes)
        }
        result.replaceSubrange(range, with: written)
        return result
    }
}
