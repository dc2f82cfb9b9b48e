import SwiftUI

/// An app that is touched in every way.
@main struct TouchesApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Gestures", systemImage: "hand.tap") { Gestures() }
                Tab("Rows", systemImage: "list.bullet") { Rows() }
                Tab("Recognizers", systemImage: "hand.draw") { Recognizers() }
            }
        }
    }
}

/// Gestures of SwiftUI, and what became of them.
struct Gestures: View {
    @State private var said = "Nothing yet"
    @State private var isPressed = false
    @State private var moved = CGSize.zero
    @GestureState private var pulled = CGSize.zero
    @State private var scale = 1.0
    @State private var volume = 0.5

    var body: some View {
        VStack(spacing: 16) {
            Text(said).font(.headline)
            HStack {
                tile("Tap", .blue).onTapGesture(count: 2) { said = "Tapped twice" }.onTapGesture { said = "Tapped once" }
                tile(isPressed ? "Pressed" : "Press", .green)
                    .onLongPressGesture(minimumDuration: 0.6) {
                        said = "Pressed long"
                    } onPressingChanged: {
                        isPressed = $0
                    }
                tile("Place", .orange).onTapGesture { place in said = place.x < 50 ? "Left half" : "Right half" }
            }
            tile("Drag", .purple)
                .offset(x: moved.width + pulled.width, y: moved.height + pulled.height)
                .gesture(
                    DragGesture()
                        .updating($pulled) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            moved.width += value.translation.width
                            moved.height += value.translation.height
                            said = "Dragged \(Int(value.translation.width)), \(Int(value.translation.height))"
                        })
            HStack {
                tile("Hold and drag", .pink)
                    .gesture(
                        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
                            if case .second(true, let drag?) = value { said = "Held, then dragged \(Int(drag.translation.width))" }
                        })
                tile("Either", .teal)
                    .gesture(
                        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                            if case .first = value { said = "Two of either" } else { said = "One of either" }
                        })
                tile("Pinch", .indigo).scaleEffect(scale)
                    .gesture(MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in said = "Pinched" })
            }
            Slider(value: $volume)
            Text("Volume \(volume.formatted(.percent.precision(.fractionLength(0))))")
        }
        .padding()
        .onChange(of: said) { print(said) }
    }

    private func tile(_ name: String, _ color: Color) -> some View {
        Text(name).frame(width: 100, height: 60).background(color.opacity(0.3), in: .rect(cornerRadius: 12))
    }
}
