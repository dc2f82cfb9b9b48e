import IsletModel
import Testing

@Suite struct LocaleNameTests {
    @Test(arguments: ["en_US", "de_DE", "zh_Hant_TW", "de"])
    func systemsOwnLocalesAreTaken(name: String) { #expect(LocaleName.identifier(name) == name) }

    @Test func languageAndRegionAreChosenIndependently() {
        #expect(LocaleName.identifier("en_ES") == "en_ES")
        #expect(LocaleName.identifier("en-ES") == "en_ES")
        #expect(LocaleName.identifier("zh_Hant_DE") == "zh_Hant_DE")
    }

    @Test(arguments: ["", "_", "xx_ES", "en_ZQ", "en_es", "English", "en_Latn_Hant"])
    func whatIsNoLanguageOrRegionIsRefused(name: String) { #expect(LocaleName.identifier(name) == nil) }
}
