extension RehearsalPlan {
    /// The group of a device, by the groups' shares.
    func groupIndex(of number: Int, seed: UInt64) -> Int {
        var random = SplitMix(seed: seed ^ (UInt64(number) &* 0xd134_2543_de82_ef95))
        var place = random.unit() * groups.reduce(0) { $0 + $1.share }
        for (index, group) in groups.enumerated() {
            place -= group.share
            if place < 0 { return index }
        }
        return groups.count - 1
    }
}
