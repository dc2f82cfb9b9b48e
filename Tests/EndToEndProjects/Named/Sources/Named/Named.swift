import SwiftUI

/// Names resources by declarations that SwiftGen makes before a build.
struct Named: View {
    var body: some View {
        VStack {
            Text(Strings.Greeting.hello("Ada", 2))
            Text(Strings.Greeting.byeNow)
            Rectangle().fill(Palette.leafGreen.swiftUIColor).frame(width: 20, height: 10)
        }
    }
}

#Preview("named", traits: .sizeThatFitsLayout) { Named() }
