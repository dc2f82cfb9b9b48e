import IsletCommand
import Testing

struct UsageTests {
    private func complaint(_ words: String...) -> String {
        let recorder = Recorder()
        let code = Islet.run(words, console: recorder.console)
        return code == .usage ? recorder.errors : "exit code \(code.rawValue)"
    }

    @Test func theOverviewListsTheCommands() {
        for words in [[], ["help"], ["--help"], ["-h"]] {
            let recorder = Recorder()
            let code = Islet.run(words, console: recorder.console)
            #expect(code == .done)
            #expect(
                recorder.output == """
                    islet builds and draws iOS widgets from unmodified source.

                    Usage: islet COMMAND …

                      preview        Show the phone in a browser, alive with the sources.
                      render         Draw every widget in every family, phase and appearance.
                      film           Show what moves: entries, content updates and the island, as a film.
                      check          Find what is wrong or risky, by building, drawing and living a day with it.
                      record         Draw everything and keep it, to compare with later.
                      verify         Draw everything again and name what changed: the view and the property.
                      accept         Take the new pictures of a report as recorded ones.
                      accessibility  Say what VoiceOver reads, and what is hard to see, to read or to touch.
                      test           Run the unit tests of a package or Xcode project against Islet's frameworks.
                      drift          Say what of one build's data another build cannot read, or reads as something else.
                      review         Go through the list of a review before shipping: done, failed, or to be looked at.
                      simulate       Run the system on a virtual clock and tell what happened and why.
                      trace          Open a recorded session.
                      host           Run a device in real time, and keep what happens on it.
                      push           Be Apple's push service for a device of your own, and say what became of each push.
                      mcp            Offer the phone to AI agents, as a Model Context Protocol server.
                      targets        List what there is to build, where it comes from and what is missing.
                      stub           Write a stub of a module that cannot be had, from how the project uses it.
                      activity       Say what data Live Activities take, and write examples of them.
                      configure      List how widgets and controls can be configured, and what can be chosen.
                      doctor         Check that everything islet needs is installed and works.
                      diagnostics    Explain a diagnostic: what it means, what a device would do, how to mend it.
                      completions    Print a script that completes islet's commands in your shell.
                      version        Print the version.
                      help           Explain islet or one of its commands.

                    islet help COMMAND tells more about one of them.

                    """)
        }
    }

    @Test func helpOfRenderIsTheSameBothWays() {
        let (first, second) = (Recorder(), Recorder())
        #expect(first.run("help", "render") == .done)
        #expect(second.run("render", "--help") == .done)
        #expect(first.output == second.output)
        #expect(first.output.hasPrefix("Draw every widget in every family, phase and appearance.\n\nUsage: islet render PATH… [OPTIONS]\n"))
        #expect(first.output.contains(#/  -o, --output DIR +Folder for the pictures, index\.html and manifest\.json\.\n/#))
        #expect(!first.output.contains("time-limit"))
        #expect(first.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test func wrongUsageIsOneLineThatHelps() {
        #expect(complaint("rendr", "x") == "islet: there is no command “rendr”: did you mean render?\n")
        #expect(complaint("help", "doctr") == "islet: there is no command “doctr”: did you mean doctor?\n")
        #expect(complaint("render") == "islet: PATH is missing: islet render PATH… [OPTIONS]\n")
        #expect(complaint("render", "x") == "islet: -o DIR is missing: it names the folder for the pictures\n")
        #expect(
            complaint("render", "x", "-o", "y", "--device", "iPhone 61").hasPrefix(
                "islet: --device: no device is called “iPhone 61”: did you mean iPhone 16"))
        #expect(complaint("render", "x", "-o", "y", "--famly", "systemSmall") == "islet: render has no option --famly: did you mean --family?\n")
        #expect(complaint("render", "x", "-o", "y", "--family", "small") == "islet: --family has no value “small”: did you mean systemSmall?\n")
        #expect(
            complaint("render", "x", "-o", "y", "--timezone", "Europe/Berln")
                == "islet: --timezone has no value “Europe/Berln”: did you mean Europe/Berlin?\n")
        #expect(complaint("render", "x", "-o", "y", "--locale", "xx_YY").hasPrefix("islet: --locale has no value “xx_YY”"))
        #expect(complaint("render", "x", "-o", "y", "--scale", "0") == "islet: --scale cannot be “0”: give a number from 0.5 to 8.0\n")
        #expect(
            complaint("render", "x", "-o", "y", "--at", "noon")
                == "islet: --at cannot read “noon”: write it like 2025-06-09T09:41:00, 2025-06-09T09:41:00Z or 18:30\n")
        #expect(complaint("completions", "tcsh") == "islet: completions does not know “tcsh”: use bash, zsh, fish\n")
        #expect(complaint("version", "x") == "islet: version takes no argument “x”: see islet help version\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionsKnowEveryCommandAndOption(shell: String) {
        let recorder = Recorder()
        #expect(recorder.run("completions", shell) == .done)
        for word in ["render", "doctor", "appearance", "accessibility5"] { #expect(recorder.output.contains(word), "\(word)") }
        #expect(!recorder.output.contains("time-limit"))
    }

    @Test func theVersionIsPrinted() {
        let recorder = Recorder()
        #expect(recorder.run("--version") == .done)
        #expect(recorder.output == "islet \(Islet.version)\n")
    }
}
