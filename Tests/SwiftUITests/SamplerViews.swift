import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct SamplerTests {
    @Test func sampler() throws {
        let s = archive(CGSize(width: 390, height: 760)) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Large Title").font(.largeTitle)
                Text("Title **bold** `code` ~~gone~~").font(.title)
                Text("Headline").font(.headline)
                Text("Body: The quick brown fox jumps over the lazy dog and goes on to a second line.")
                Text("Two lines at most: The quick brown fox jumps over the lazy dog and goes on to a second line and more.").lineLimit(2).font(.footnote)
                HStack { Text("Rounded").fontDesign(.rounded); Text("Serif").fontDesign(.serif); Text("Mono").monospaced(); Text("Wide").fontWidth(.expanded) }
                (Text("Red ").foregroundColor(.red) + Text("bold ").bold() + Text("italic ").italic() + Text("under").underline() + Text(" strike").strikethrough(color: .red))
                HStack { Text("Timer"); Text(timerInterval: testDate...testDate.addingTimeInterval(900)).font(.title2.monospacedDigit()) ; Text("end") }
                HStack { Text(testDate, style: .time); Text(testDate, style: .date); Text(testDate.addingTimeInterval(3700), style: .relative).frame(width: 120) }
                Label("Label", systemImage: "star.fill").foregroundStyle(.orange)
                HStack { Image(systemName: "heart.fill").foregroundStyle(.red); Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor); Image(systemName: "cloud.sun.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue); Image(systemName: "cloud.sun.fill").foregroundStyle(.blue, .orange); Image(systemName: "no.such.symbol"); Image(systemName: "wifi", variableValue: 0.4); Image(systemName: "bolt").symbolVariant(.fill).imageScale(.large) }
                .font(.title)
                Text("Inline \(Image(systemName: "star.fill")) symbol, \(1234) and \(3.5, specifier: "%.1f")")
                VStack(alignment: .leading) { Text("Redacted headline").font(.headline); Text("with two lines of text that are hidden from view by the system"); Image(systemName: "star.fill") }.redacted(reason: .placeholder)
                LabeledContent("Speed", value: "42 km/h")
                Text("日本語 العربية 😀 עברית")
                Text("shrinks to fit in this very small box").minimumScaleFactor(0.4).lineLimit(1).frame(width: 150)
                Text("gradient").font(.system(size: 40, weight: .heavy)).foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                Text("Caps \(Text("nested").bold())").textCase(.uppercase).kerning(3)
            }
            .padding()
        }
        try writePNG(s, "/tmp/text/sampler.png")
    }
}
