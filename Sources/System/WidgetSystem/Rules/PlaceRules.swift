import IsletModel

/// Which widgets may lie where. Pure.
///
/// Apple: Lock Screens show accessory families; StandBy shows small widgets whose background can be removed and that do not name it among
/// their disfavoured locations; the other places show system families.
public enum PlaceRules {
    public enum Refusal: Hashable, Sendable {
        case familyDoesNotFit
        case backgroundNotRemovable
        case disfavored
    }

    public static func refusal(of widget: WidgetDescription, family: WidgetFamily, at place: WidgetPlace) -> Refusal? {
        switch place {
        case .lockScreen:
            return family.isAccessory ? nil : .familyDoesNotFit
        case .homeScreen, .todayView:
            return family.isAccessory ? .familyDoesNotFit : nil
        case .standBy, .carPlay:
            guard family == .systemSmall else { return .familyDoesNotFit }
            guard widget.isContainerBackgroundRemovable else { return .backgroundNotRemovable }
            let disfavored = widget.disfavoredFamilies[place == .standBy ? "standBy" : "carPlay"] ?? []
            return disfavored.contains(family) ? .disfavored : nil
        }
    }
}
