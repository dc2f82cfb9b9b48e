import SwiftUI
import WidgetKit

@main struct GardenBundle: WidgetBundle {
    var body: some Widget {
        HourlyWidget()
        LateWidget()
        OnceWidget()
        CrowdedWidget()
        PlainWidget()
        ChosenWidget()
        WateringActivity()
        PumpControl()
    }
}
