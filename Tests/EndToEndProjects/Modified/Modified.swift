import Suite
import SwiftUI

extension View {
    @ViewBuilder
    func framed(_ isLoud: Bool) -> some View {
        if isLoud {
            modify { content in
                if #available(iOS 26, *) { content.padding(7) } else { content.padding(7) }
            }
        } else {
            self
        }
    }
}

struct Badge: View {
    var title: String?
    private var mark: some Shape { Circle() }

    var body: some View {
        VStack(spacing: 0) {
            Text("when").when(title != nil) { $0.padding(5) }
            Text("unless").when(title == nil) { view in view.padding(5) }
            Text("either").choose(title == nil) {
                $0.padding(1)
            } otherwise: {
                $0.padding(3)
            }
            Text("held").given(title) { view, title in view.padding(9).overlay { Text(title) } }
            Text("lost").given(String?.none) { view, title in view.padding(9).overlay { Text(title) } }
            Text("framed").framed(true)
            Text("cut").cutOut { mark }
        }
        .font(.system(size: 10))
        .frame(width: 200, height: 300, alignment: .top)
    }
}

#Preview("badge") { Badge(title: "on top") }
