import SwiftUI

struct SaleList: View {
    @ObservedObject var reservations: Reservations

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Flash sale").font(.largeTitle.bold())
            Text("Three things, a short while. Reserve one and follow it on the Lock Screen.").foregroundStyle(.secondary)
            ForEach(SaleItem.all) { item in
                SaleRow(item: item, isReserved: reservations.isReserved(item), isOpened: reservations.opened == item.id) { reservations.toggle(item) }
            }
            if let problem = reservations.problem { Text(problem).font(.footnote).foregroundStyle(.red) }
            Spacer()
        }
        .padding(20)
    }
}

struct SaleRow: View {
    let item: SaleItem
    let isReserved: Bool
    let isOpened: Bool
    let toggle: () -> Void

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: item.symbol).font(.title2).foregroundStyle(.white).frame(width: 52, height: 52)
                .background(Color.pink.gradient, in: RoundedRectangle(cornerRadius: 14))
            VStack(alignment: .leading, spacing: 2) {
                Text(item.name).font(.headline)
                Text(item.maker).font(.caption).foregroundStyle(.secondary)
                Text("\(item.price.money) instead of \(item.usualPrice.money)").font(.caption.weight(.semibold))
            }
            Spacer()
            Button(isReserved ? "Cancel" : "Reserve", action: toggle).buttonStyle(.borderedProminent).tint(isReserved ? .gray : .pink)
        }
        .padding(12)
        .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 20))
        .overlay { if isOpened { RoundedRectangle(cornerRadius: 20).stroke(.pink, lineWidth: 2) } }
    }
}

#Preview("List") { SaleList(reservations: Reservations()) }
