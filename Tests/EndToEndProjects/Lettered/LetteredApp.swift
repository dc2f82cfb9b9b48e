import SwiftUI

/// An app with a font of its own: the test puts `Reed.ttf` beside it.
@main
struct LetteredApp: App {
    var body: some Scene {
        WindowGroup {
            Text("I").font(.custom("Reed", size: 100)).fontWeight(.bold).foregroundStyle(.black).frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.white).ignoresSafeArea()
        }
    }
}
