import SwiftUI

extension ShapeStyle where Self == Color {
    static var ember: Color { Color(red: 1, green: 0.55, blue: 0.3) }
    static var rose: Color { Color(red: 0.98, green: 0.3, blue: 0.48) }
}

/// What the Lock Screen shows.
struct SaleBanner: View {
    let item: SaleItem
    let state: SaleAttributes.ContentState
    let isStale: Bool

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                SaleSymbol(item: item, size: 48)
                VStack(alignment: .leading, spacing: 1) {
                    Text(item.name).font(.headline)
                    HStack(spacing: 6) {
                        Text(item.price.money).font(.subheadline.weight(.semibold)).foregroundStyle(.ember)
                        Text(item.usualPrice.money).font(.caption).strikethrough().foregroundStyle(.white.opacity(0.5))
                        Text("−\(item.discount) %").font(.caption2.weight(.bold)).padding(.horizontal, 5).padding(.vertical, 1)
                            .background(.rose, in: Capsule())
                    }
                }
                Spacer(minLength: 8)
                VStack(alignment: .trailing, spacing: 1) {
                    Countdown(state: state).font(.title2.weight(.semibold)).frame(width: 92, alignment: .trailing)
                    Text(caption).font(.caption2).foregroundStyle(.white.opacity(0.6))
                }
            }
            HStack(spacing: 12) {
                StockBar(item: item, state: state)
                BuyButton(item: item)
            }
        }
        .padding(16)
        .foregroundStyle(.white)
        .background {
            LinearGradient(colors: [.rose.opacity(0.35), .clear], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }

    private var caption: String {
        if isStale { return "No news" }
        return state.left == 0 ? "Sold out" : state.isReserved ? "Kept for you" : "Sale ends"
    }
}

struct SaleSymbol: View {
    let item: SaleItem
    let size: Double

    var body: some View {
        Image(systemName: item.symbol)
            .font(.system(size: size * 0.46, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(
                LinearGradient(colors: [.ember, .rose], startPoint: .top, endPoint: .bottom), in: RoundedRectangle(cornerRadius: size * 0.28))
    }
}

/// The time until the sale closes; counts by itself.
struct Countdown: View {
    let state: SaleAttributes.ContentState

    var body: some View {
        if state.left > 0, state.closes > state.opens {
            Text(timerInterval: state.opens...state.closes, countsDown: true).monospacedDigit().multilineTextAlignment(.trailing)
        } else {
            Text("Over")
        }
    }
}

struct StockBar: View {
    let item: SaleItem
    let state: SaleAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            GeometryReader { space in
                Capsule().fill(.white.opacity(0.18))
                Capsule().fill(LinearGradient(colors: [.ember, .rose], startPoint: .leading, endPoint: .trailing))
                    .frame(width: space.size.width * state.sold(of: item))
            }
            .frame(height: 6)
            Text(state.left == 0 ? "None left" : "\(state.left) of \(item.stock) left").font(.caption2).foregroundStyle(.white.opacity(0.7))
        }
    }
}

/// Opens the app at the item.
struct BuyButton: View {
    let item: SaleItem

    var body: some View {
        if let url = SaleLink.url(to: item) {
            Link(destination: url) {
                Text("Buy for \(item.price.money)").font(.footnote.weight(.bold)).padding(.horizontal, 14).padding(.vertical, 8)
                    .background(.white, in: Capsule()).foregroundStyle(Color(red: 0.5, green: 0.07, blue: 0.28))
            }
        }
    }
}
