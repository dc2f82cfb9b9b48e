import SwiftUI
import WidgetKit

struct Sums: View {
    @AppStorage("two") var a = 2
    @AppStorage("one") var b = 1

    var body: some View {
        VStack {
            Text("Sum: \(a + b + a + b + a + b + a * 2 + b + a + b)").fontWeight(.light)
            Text("A") + Text("B").bold() + Text("C") + Text("D") + Text("E") + Text("\(a)").bold() + Text("F") + Text("G")
        }
    }
}

#Preview("sums") { Sums() }
