/// What changed between the effects of two passes over the same window.
struct EffectChanges<Key: Hashable> {
    /// Gone, in the order they had.
    var left: [Key] = []
    /// New, in their order.
    var entered: [Key] = []
    /// Still there with another value, in their order.
    var changed: [Key] = []

    /// - Parameters:
    ///   - old: The effects of the last pass, in their order.
    ///   - new: Those of this pass.
    ///   - isSame: Whether the value of an effect that is in both is the same in both.
    init(from old: [Key], to new: [Key], isSame: (Key) -> Bool) {
        let (before, after) = (Set(old), Set(new))
        left = old.filter { !after.contains($0) }
        for key in new {
            if !before.contains(key) { entered.append(key) } else if !isSame(key) { changed.append(key) }
        }
    }
}
