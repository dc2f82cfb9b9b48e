import SwiftUI
import WidgetKit

@main
struct SaleBundle: WidgetBundle {
    var body: some Widget {
        SaleActivity()
    }
}
