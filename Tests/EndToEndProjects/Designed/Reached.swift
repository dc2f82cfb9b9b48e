import SwiftUI

/// Uses what the module that cannot be had adds to types of others, which another source of the module imports.
struct Reached: View {
    private let rows = [1, 2]

    var body: some View {
        VStack {
            Text("Sized").largeSize(20)
            Text("named".spokenTitle)
            Text(rows.isPlenty ? "Many" : "Few")
            Text("Word: \(loud)")
        }
        .framed(inside: 4)
    }
}

extension Reached {
    fileprivate var loud: String { "word".loudly }
}

#Preview("reached") { Reached() }
