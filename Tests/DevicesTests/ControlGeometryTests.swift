import Devices
import Testing

@Suite struct ControlGeometryTests {
    @Test("R140: a phone has controls in Control Center, on the Lock Screen and on the Action button")
    func places() throws {
        let phone = try Device.named("iPhone 16 Pro")
        for place in ControlPlaceName.allCases { #expect(phone.geometry(of: place) != nil, "\(place)") }
        #expect(phone.geometry(of: .control)?.isCapsule == true)
        #expect(phone.geometry(of: .controlLarge)?.isCapsule == false)
    }
}
