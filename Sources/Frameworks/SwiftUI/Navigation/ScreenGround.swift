import Metrics
import ViewEngine

/// What lies behind the screens of a stack and behind tabs. On phones and pads it is opaque: what a program puts behind the stack is not
/// seen. In a sheet the sheet's own ground shows, which `presentationBackground(_:)` can change.
struct ScreenGround: View {
    var body: some View {
        EnvironmentReading { environment in
            if !environment.isInSheet, !environment.isInSidebar, [.phone, .pad].contains(DeviceTraits.current.idiom) {
                Rectangle().fill(Color(uiColor: .systemBackground)).ignoresSafeArea()
            }
        }
    }
}
