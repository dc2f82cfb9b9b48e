import Foundation
import Geometry
import Snapshot

/// Numbers that look random and are the same for the same seed (SplitMix64).
public struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    public init(seed: UInt64) {
        state = seed
        // Neighbouring seeds would give the same numbers one after the other.
        state = next() ^ seed << 32
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Two archives of one view: the second is the first with views that moved, changed, came and went.
public struct RandomPair {
    public var before: Snapshot
    public var after: Snapshot
    private var numbers: SeededNumbers

    public init(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var maker = RandomNodes(numbers: numbers)
        let size = CGSize(width: 170, height: 170)
        let frame = CGRect(origin: .zero, size: size)
        let root = maker.node("", "Root", frame, depth: 3)
        var later = maker.changed(root, depth: 0)
        later.frame = frame
        var (first, last) = (
            Snapshot(size: size, scale: 3, date: Date(timeIntervalSinceReferenceDate: 0), context: SnapshotContext(), root: root),
            Snapshot(size: size, scale: 3, date: Date(timeIntervalSinceReferenceDate: 60), context: SnapshotContext(), root: later)
        )
        if maker.chance(0.5) { first.containerBackground = maker.node("background", "ContainerBackground", frame, depth: 0) }
        if maker.chance(0.5) { last.containerBackground = first.containerBackground.map { maker.changed($0, depth: 0) } }
        first.images = ["image0": .data(Data([1]), pixelSize: size), "image1": .data(Data([2]), pixelSize: size)]
        last.images = ["image0": .data(Data([maker.chance(0.5) ? 1 : 3]), pixelSize: size), "image1": .data(Data([1]), pixelSize: size)]
        numbers = maker.numbers
        (before, after, self.numbers) = (first, last, numbers)
    }
}
