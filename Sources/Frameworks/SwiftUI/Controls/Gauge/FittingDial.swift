import FoundationOverlay
import Metrics

/// A dial with its texts as large as a watch's complication has room for: circular ones are smaller there than on a phone, by model. Elsewhere
/// a dial has one size.
struct FittingDial<Dial: View>: View {
    /// Points, where there is room.
    let diameter: CGFloat
    let dial: Dial

    init(diameter: CGFloat, @ViewBuilder dial: () -> Dial) { (self.diameter, self.dial) = (diameter, dial()) }

    @ViewBuilder var body: some View {
        if DeviceTraits.current.idiom == .watch {
            GeometryReader { room in
                dial.scaleEffect(min(room.size.width, room.size.height) / diameter, anchor: .topLeading)
            }
            .frame(idealWidth: diameter, maxWidth: diameter, idealHeight: diameter, maxHeight: diameter)
            .aspectRatio(1, contentMode: .fit)
        } else {
            dial
        }
    }
}
