import Host
import Testing
import Timelines

/// Limits that real processes are held to are those the system's rules reckon with.
struct LimitAgreementTests {
    @Test func theHostEndsExtensionsWhereTheRulesSay() {
        #expect(ExtensionLimits.standard.provider == WidgetProfile.standard.timing.provider)
        #expect(ExtensionLimits.standard.memory == WidgetProfile.standard.memory.widget)
    }
}
