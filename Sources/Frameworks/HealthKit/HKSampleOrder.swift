import FoundationOverlay

/// How samples are put in order by descriptors; samples that none tells apart stay as they are.
enum HKSampleOrder {
    static func sorted(_ samples: [HKSample], by descriptors: [NSSortDescriptor]?) -> [HKSample] {
        guard let descriptors, !descriptors.isEmpty else { return samples }
        return samples.enumerated().sorted { first, second in
            for descriptor in descriptors {
                let order = descriptor.compare(first.element, to: second.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return first.offset < second.offset
        }.map(\.element)
    }
}
