// With: Entry Provider Widget
// Mistake: A date format is asked for `minutes()`.
// Exit: 1
// Islet: WrongFormatKey.swift:13:51: error: value of type 'Date.FormatStyle' has no member 'minutes'; “Text” is left out, for this may be what is not available here [left-out]
// Xcode: Value of type 'Date.FormatStyle' has no member 'minutes'

import SwiftUI

struct EntryView: View {
    var entry: Entry

    var body: some View {
        Text(entry.date, format: .dateTime.hour().minutes())
    }
}
