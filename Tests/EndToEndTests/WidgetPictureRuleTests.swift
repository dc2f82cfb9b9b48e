import EndToEnd
import Testing

/// Rules that a picture, its tree or the manifest of `islet render` shows.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct WidgetPictureRuleTests {
    private static let margin = 16.0

    @Test("R32–R34, R39: the system families of an iPhone have its sizes, and extra large is not among them")
    func systemFamilies() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.picture("Hourly", "systemSmall").size == [158, 158])
        #expect(try garden.picture("Hourly", "systemMedium").size == [338, 158])
        #expect(try garden.picture("Hourly", "systemLarge").size == [338, 354])
        #expect(try !garden.widget("Hourly").snapshots.contains { $0.presentation == "systemExtraLarge" })
        #expect(garden.codes.contains("family-not-on-device"))
    }

    @Test("R7, R35: an extra large widget is on an iPad, and wider than two small ones")
    func extraLarge() throws {
        let pad = try Pictures([Projects.path("Garden/Widgets"), "--device", "iPad Pro 11-inch", "--family", "systemExtraLarge"])
        #expect(try pad.picture("Hourly", "systemExtraLarge").size == [628, 300])
        #expect(!pad.codes.contains("family-not-on-device"))
    }

    @Test("R2, R36, R37: the families of the Lock Screen have sizes of their own and are vibrant")
    func lockScreen() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.picture("Hourly", "accessoryCircular").size == [72, 72])
        #expect(try garden.picture("Hourly", "accessoryRectangular").size == [160, 72])
        for family in ["accessoryCircular", "accessoryRectangular", "accessoryInline"] {
            #expect(try garden.picture("Hourly", family).mode == "vibrant")
        }
    }

    @Test("R38: an inline widget is one line high")
    func inline() throws {
        #expect(try SharedPictures.garden().picture("Hourly", "accessoryInline").size == [234, 26])
    }

    @Test("R40: only the families are drawn that the configuration supports")
    func supportedFamilies() throws {
        let late = try SharedPictures.garden().widget("Late")
        #expect(late.families == ["systemSmall"])
        #expect(Set(late.snapshots.map(\.presentation)) == ["systemSmall"])
    }

    @Test("R27: content keeps a margin unless the configuration disables it")
    func margins() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.texts("Hourly", "systemSmall")["corner"] == [Self.margin, Self.margin])
        #expect(try garden.texts("Once", "systemSmall")["corner"] == [0, 0])
    }

    @Test("R26: a view without a container background is found, and one with it has it behind everything")
    func containerBackground() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.picture("Plain", "systemLarge").diagnostics.contains("missing-container-background"))
        #expect(try !garden.tree("Plain", "systemLarge").contains("containerBackground\n"))
        #expect(try !garden.picture("Once", "systemSmall").diagnostics.contains("missing-container-background"))
        #expect(try garden.tree("Once", "systemSmall").contains("ContainerBackground 0 0 158 158"))
    }

    @Test("R41, R46: the view reads its family from the environment, the provider family and size from its context")
    func surroundings() throws {
        let garden = try SharedPictures.garden()
        let texts = try garden.texts("Hourly", "systemMedium")
        #expect(texts["in systemMedium"] != nil)
        #expect(texts["systemMedium 338x158"] != nil)
        #expect(try garden.texts("Hourly", "systemLarge", "snapshot")["preview"] != nil)
    }

    @Test("R42, R43: there is a placeholder, and the gallery shows the snapshot of a preview")
    func phases() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.tree("Hourly", "systemSmall", "placeholder").contains("\"placeholder\""))
        #expect(try garden.texts("Hourly", "systemSmall", "snapshot")["preview"] != nil)
    }

    @Test("R45, R47–R49: each entry is drawn for its date, and the policy is told")
    func timelines() throws {
        let garden = try SharedPictures.garden()
        let hourly = try #require(try garden.widget("Hourly").timelines?.first { $0.presentation == "systemSmall" })
        #expect(hourly.entries.map(\.date) == ["2025-06-09T09:41:00Z", "2025-06-09T10:41:00Z", "2025-06-09T11:41:00Z"])
        #expect(hourly.policy == "atEnd")
        #expect(try garden.widget("Late").timelines?.first?.policy == "2025-06-09T10:11:00Z")
        #expect(try garden.widget("Once").timelines?.first?.policy == "never")
    }

    @Test("R54–R58: entries in the wrong order, too close and too many are found")
    func crowdedTimelines() throws {
        let garden = try SharedPictures.garden()
        let about = garden.manifest.diagnostics.filter { $0.message.contains("“Crowded”") }.map(\.code)
        #expect(Set(about).isSuperset(of: ["entries-out-of-order", "entries-too-close", "too-many-entries"]))
    }

    @Test("R25, R79, R131: lists, pictures from the network and closures have no effect, and are found")
    func inertViews() throws {
        let garden = try SharedPictures.garden()
        let tree = try garden.tree("Plain", "systemLarge")
        #expect(tree.contains("ProhibitionSign"))
        #expect(tree.contains("\"placeholder of a picture\""))
        #expect(tree.contains("inert Button"))
        #expect(
            Set(try garden.picture("Plain", "systemLarge").diagnostics).isSuperset(of: ["unsupported-view", "async-image", "button-action-closure"]))
    }

    @Test("R130, R136, R137: buttons and toggles carry intents, links work in a medium widget and not in a small one")
    func interaction() throws {
        let garden = try SharedPictures.garden()
        let medium = try garden.tree("Hourly", "systemMedium")
        #expect(medium.contains("button WaterIntent"))
        #expect(medium.contains("toggle off DrainIntent"))
        #expect(medium.contains("link garden://beds"))
        #expect(medium.contains("widgetURL garden://garden"))
        let small = try garden.tree("Hourly", "systemSmall")
        #expect(!small.contains("link garden://small"))
        #expect(try garden.picture("Hourly", "systemSmall").diagnostics.contains("link-in-small"))
    }

    @Test("R140, R141, R143, R145, R147: a control is described, drawn for each place, on by its preview and off by its value")
    func controls() throws {
        let garden = try SharedPictures.garden()
        let pump = try garden.widget("Pump")
        #expect(pump.configuration == "control")
        #expect(pump.displayName == "Pump")
        #expect(pump.description == "The garden's pump.")
        #expect(Set(pump.snapshots.map(\.presentation)) == ["control", "controlSmall", "controlLarge", "controlLockScreen"])
        #expect(try garden.tree("Pump", "control", "snapshot").contains("toggle on PumpIntent"))
        #expect(try garden.tree("Pump", "control").contains("toggle off PumpIntent"))
    }

    @Test("R22: static, intent, activity and control configurations are told apart, and an intent's default is shown")
    func configurations() throws {
        let garden = try SharedPictures.garden()
        let kinds = try ["Hourly", "Chosen", "Watering", "Pump"].map { try garden.widget($0).configuration }
        #expect(kinds == ["static", "appIntent", "activity", "control"])
        #expect(try garden.texts("Chosen", "systemSmall")["Beans"] != nil)
    }

    @Test("R24: a stack is as large as its largest children make it")
    func stackSize() throws {
        #expect(try SharedPictures.garden().tree("Chosen", "systemSmall").contains(/HStack [\d.]+ [\d.]+ 70 50\n/))
    }

    @Test("R157: a widget is drawn in full colour and accented, where a view says what takes the accent")
    func renderingModes() throws {
        let garden = try Pictures([Projects.path("Garden/Widgets"), "--family", "systemSmall", "--mode", "fullColor,accented"])
        let modes = try garden.widget("Chosen").snapshots.map(\.mode)
        #expect(Set(modes) == ["fullColor", "accented"])
        #expect(try garden.tree("Chosen", "systemSmall").contains("[accentable]"))
    }

    @Test("R53: a provider that takes more than five seconds is found")
    func slowProvider() throws {
        let found = try SharedPictures.faults().manifest.diagnostics.filter { $0.code == "provider-slow" }
        #expect(found.contains { $0.message.contains("“Slow”") })
    }

    @Test("R142, R144: a control whose value comes late, or whose provider holds its thread, is found")
    func slowControls() throws {
        #expect(try SharedPictures.faults().codes.isSuperset(of: ["slow-control-value", "blocking-control-provider"]))
    }

    @Test("R74: an extension that takes more memory than a widget has is ended, and the rest is drawn")
    func memory() throws {
        let faults = try SharedPictures.faults()
        #expect(faults.exitCode == 4)
        let found = faults.manifest.diagnostics.filter { $0.code == "memory-limit" && $0.message.contains("“Greedy”") }
        #expect(found.contains { $0.message.contains("30 MB") })
        #expect(try faults.texts("Curious", "systemSmall")["asked: yes"] != nil)
    }

    @Test("R80: a picture with more pixels than the system archives refuses the timeline")
    func pictures() throws {
        let faults = try SharedPictures.faults()
        let found = faults.manifest.diagnostics.filter { $0.code == "image-too-large" }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("(900, 800)") == true)
    }

    @Test("R76, R78: a view that asks the network is found")
    func network() throws {
        #expect(try SharedPictures.faults().codes.contains("network-in-view"))
    }

    @Test("R18: a bundle with eleven widgets does not compile")
    func eleven() throws {
        let eleven = try Pictures([Projects.path("Eleven")])
        #expect(eleven.exitCode == 3)
        #expect(eleven.messages.contains("a WidgetBundle holds at most 10 widgets"))
    }
}
