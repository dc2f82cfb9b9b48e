import SwiftUI

@main
struct MovingApp: App {
    var body: some Scene { WindowGroup { Moves() } }
}

struct Moves: View {
    @State private var isWide = false
    @State private var isDone = false
    @State private var sheet = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                Button("Widen") {
                    withAnimation(.linear(duration: 3)) {
                        isWide.toggle()
                    } completion: {
                        isDone = true
                    }
                }
                Color.green.frame(width: isWide ? 300 : 100, height: 20)
                if isDone { Text("Done") }
                Spinner()
                Card()
                Text("Phase").phaseAnimator([0.0, 40]) { view, x in
                    view.offset(x: x)
                } animation: { _ in
                    .linear(duration: 2)
                }
                Text("Keys").keyframeAnimator(initialValue: 0.0) { view, x in
                    view.opacity(1 - x / 2)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 2)
                    LinearKeyframe(0, duration: 2)
                }
                TimelineView(.animation) { context in
                    let seconds = context.date.timeIntervalSince1970
                    Text("Time \(seconds.formatted(.number.grouping(.never)))")
                }
                OwnMotion()
                Button("Sheet") { sheet = true }
                NavigationLink("Next") { Text("Second screen") }
            }
            .sheet(isPresented: $sheet) { Text("On the sheet").presentationDetents([.medium]) }
        }
    }
}

/// Turns without end.
struct Spinner: View {
    @State private var turns = false

    var body: some View {
        Circle().trim(from: 0, to: 0.7).stroke(lineWidth: 4).frame(width: 40, height: 40)
            .rotationEffect(.degrees(turns ? 360 : 0))
            .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: turns)
            .onAppear { turns = true }
    }
}

/// Is turned around when it is tapped.
struct Card: View {
    @State private var isTurned = false

    var body: some View {
        Button("Card") { withAnimation(.linear(duration: 3)) { isTurned.toggle() } }
            .frame(width: 120, height: 60)
            .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    }
}

/// What says itself which of its data is animated, and how.
struct OwnMotion: View {
    @State private var count = 0.0
    @State private var misses = 0

    var body: some View {
        HStack {
            Button("Count") { withAnimation(.linear(duration: 3)) { count += 100 } }
            Counted(count: count)
            Slice(part: count / 400).fill(.orange).frame(width: 40, height: 40)
            Valley().trim(from: count / 125, to: count / 125 + 0.2).stroke(.blue).frame(width: 40, height: 40)
            Button("Miss") { misses += 1 }
            Text("Shaken").modifier(Shake(animatableData: CGFloat(misses))).animation(Animation(Steady(seconds: 3)), value: misses)
        }
    }
}

struct Counted: View, Animatable {
    var count: Double

    var animatableData: Double {
        get { count }
        set { count = newValue }
    }

    var body: some View { Text("Counted \(count, specifier: "%.1f")") }
}

struct Slice: Shape {
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(360 * part),
                clockwise: false)
        }
    }
}

/// Down and up again.
struct Valley: Shape {
    func path(in rect: CGRect) -> Path {
        Path { $0.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)]) }
    }
}

/// Ends where it begins.
struct Shake: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 2), y: 0))
    }
}

struct Steady: CustomAnimation {
    let seconds: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < seconds ? value.scaled(by: time / seconds) : nil
    }
}
