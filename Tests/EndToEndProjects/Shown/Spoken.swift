import GroupActivities
import ImagePlayground
import Speech
import SwiftUI
import Translation

private struct Together: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.type = .watchTogether
        return metadata
    }
}

private struct Spoken: View {
    @Environment(\.supportsImagePlayground) private var makesPictures
    @State private var configuration: TranslationSession.Configuration? = .init(target: Locale.Language(identifier: "de"))
    @State private var heard = ""
    @State private var said = ""

    var body: some View {
        VStack {
            Text(heard)
            Text(said)
            Text("pictures \(makesPictures)")
        }
        .task {
            let transcriber = SpeechTranscriber(locale: .current, preset: .progressiveTranscription)
            let analyzer = SpeechAnalyzer(modules: [transcriber])
            let format = await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [transcriber])
            var results = 0
            do {
                for try await result in transcriber.results where result.isFinal { results += 1 }
                try await analyzer.finalizeAndFinishThroughEndOfInput()
            } catch {
                results = -1
            }
            let joins = (try? await Together().activate()) == true
            heard = "heard \(results) \(format == nil) \(joins)"
        }
        .translationTask(configuration) { session in
            do {
                said = try await session.translate("Hello").targetText
            } catch TranslationError.notInstalled {
                said = "not installed"
            } catch {
                said = "other"
            }
        }
        .imagePlaygroundSheet(isPresented: .constant(false), concept: "a cat") { _ in }
    }
}

#Preview("spoken") { Spoken() }
