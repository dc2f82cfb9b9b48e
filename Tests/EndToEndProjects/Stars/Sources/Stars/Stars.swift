import StarSymbols
import SwiftUI
import UIKit

protocol Sky { var name: String { get } }

enum Observatory {
    static func sky() -> any Sky { Registry.shared.resolve((any Sky).self)! }
}

/// Uses what a package that is not there adds to Apple's types.
struct StarsView: View {
    var body: some View {
        VStack {
            Image(systemSymbol: .starFill)
            Image(uiImage: UIImage(systemSymbol: .moon))
            Label("Night", systemSymbol: .moonStars)
            Text("Day").foregroundStyle(Color(hex: "#ff8800"))
            Text("Dusk").foregroundStyle(Color(UIColor(hexString: "#ff8800")))
        }
    }
}

/// Views of the package, with nothing that says that they are views but where they stand.
struct SkyView: View {
    var body: some View {
        VStack {
            Constellation(name: "Lyra")
            Telescope(url: URL(string: "sky")) {
                $0.resizable()
            } placeholder: {
                Text("Clouds")
            }
            Planets.shared.row(count: 3)
        }
    }
}

#Preview("sky") { SkyView() }
#Preview("stars") { StarsView() }
