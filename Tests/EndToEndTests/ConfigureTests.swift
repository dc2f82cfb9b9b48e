import EndToEnd
import Foundation
import IsletModel
import Testing

/// Widgets are drawn as a person would have configured them.
@Suite(.enabled(if: Program.isComplete, "the program or its libraries are not built"), .endToEnd)
struct ConfigureTests {
    private static let given = [
        "city=Paris, France", "scale=fahrenheit", "days=7", "since=2025-06-01", "bold=true", "others=par, ber",
    ].flatMap { ["--configure", "Weather:" + $0] }

    @Test func valuesStandInPlaceOfThoseOfANewWidget() throws {
        let usual = try Pictures([Projects.path("Configured/Weather"), "--entries", "3"])
        let new: Set = ["Berlin", "celsius", "3 days", "since ever", "plain", "no others"]
        #expect(Set(try usual.texts("Weather", "systemMedium").keys) == new, "\(usual.messages)")
        let pictures = try Pictures([Projects.path("Configured/Weather"), "--entries", "3"] + Self.given)
        let chosen: Set = ["Paris, France", "fahrenheit", "7 days", "since 1748736000", "bold", "par and ber"]
        #expect(Set(try pictures.texts("Weather", "systemMedium").keys) == chosen, "\(pictures.messages)")
        #expect(pictures.codes.contains("entries-not-drawn") && pictures.exitCode == 0)
        let one = try Pictures([Projects.path("Configured/Weather"), "--configure", "Weather:city=par"])
        #expect(Set(try one.texts("Weather", "systemMedium").keys) == new.subtracting(["Berlin"]).union(["Paris, France"]))
    }

    @Test func intentsOfDefinitionFilesAreConfiguredToo() throws {
        let given = ["station=Ealing", "direction=south", "count=3", "lines=U1, U2", "Direction=north", "Station=Acton"]
        let words = given.flatMap { ["--configure", "Train:" + $0] }
        let pictures = try Pictures([Projects.path("Configured/Legacy")] + words)
        #expect(Set(try pictures.texts("Train", "systemMedium").keys) == ["Ealing", "south", "3 trains", "U1 U2"], "\(pictures.messages)")
    }

    @Test func whatThereIsToChooseIsListed() throws {
        let text = try Program.run(["configure", Projects.path("Configured/Weather")])
        #expect(
            text.output == """
                Weather of Weather
                  city “City”, City: ber
                    ber  Berlin
                    par  Paris, France
                  scale “Scale”, Scale: celsius
                    celsius  Celsius
                    fahrenheit  Fahrenheit
                  days “Days”, Int: 3
                  since “Since”, Date: nothing
                  bold “Bold”, Bool: false
                  others “Others”, Array<City>: nothing
                    ber  Berlin
                    par  Paris, France

                """, "\(text.messages)")
        let answer = try JSONValue(json: Data(try Program.run(["configure", Projects.path("Configured/Legacy"), "--json"]).output.utf8))
        let parameters = answer["widgets"].elements.first?["parameters"].elements ?? []
        #expect(parameters.map { $0["name"].string } == ["station", "direction", "Station", "Direction", "count", "lines"])
        #expect(parameters.first { $0["name"] == "direction" }?["choices"].elements.map { $0["value"].string } == ["north", "south", "unknown"])
    }

    @Test(arguments: [
        ("Weather:city=London", "“city” cannot be “London”: there is ber (Berlin), par (Paris, France).", Int32(1)),
        ("Weather:days=many", "“days” cannot be “many”.", 1), ("Weather:town=Paris", "CityIntent has no parameter with the name “town”.", 1),
        ("Sky:city=par", "--configure: there is no widget or control “Sky”: there is Weather", 2),
        ("city=par", "--configure cannot be “city=par”: write it like KIND:PARAMETER=VALUE", 2),
    ])
    func whatCannotBeIsOneLine(word: String, message: String, code: Int32) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-configure-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try Program.run(["render", Projects.path("Configured/Weather"), "-o", folder.path, "--configure", word])
        #expect(result.exitCode == code && result.messages.contains(message), "\(result.messages)")
    }

    @Test func aProviderMayTakeAsLongAsIsSaid() throws {
        let patient = try Pictures([Projects.path("Configured/Slow")])
        #expect(patient.exitCode == 0 && !patient.codes.contains("provider-timeout"), "\(patient.messages)")
        let hasty = try Pictures([Projects.path("Configured/Slow"), "--provider-timeout", "0.5"])
        #expect(hasty.exitCode == 4 && hasty.codes.contains("provider-timeout"), "\(hasty.messages)")
    }
}
