import SwiftUI

/// What the Lock Screen shows. It keeps the system's own background, so that it follows light and dark.
struct DeliveryBanner: View {
    let attributes: DeliveryAttributes
    let state: DeliveryAttributes.ContentState
    let isStale: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                StepSymbol(step: state.step, size: 44)
                VStack(alignment: .leading, spacing: 1) {
                    Text(state.step.title).font(.headline)
                    Text("\(attributes.restaurant) · \(attributes.dishes.joined(separator: ", "))").font(.caption).foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                Spacer(minLength: 8)
                VStack(alignment: .trailing, spacing: 1) {
                    Text(state.arrives, style: .time).font(.title3.weight(.semibold))
                    Text(isStale ? "may be later" : "arrives").font(.caption2).foregroundStyle(.secondary)
                }
            }
            Route(step: state.step)
            Text(state.news(of: attributes, isStale: isStale)).font(.caption).foregroundStyle(.secondary)
        }
        .padding(16)
    }
}

extension DeliveryAttributes.ContentState {
    func news(of attributes: DeliveryAttributes, isStale: Bool) -> String {
        if isStale { return "No news for a while. We keep asking." }
        return switch step {
        case .accepted: "Order \(attributes.number.formatted(.number.grouping(.never))) is with the kitchen next."
        case .kitchen: "\(attributes.dishes.count) dishes are being made."
        case .onTheWay: "\(courier ?? "Your courier") is near" + (stopsAhead > 0 ? ", \(stopsAhead) stop before yours." : ".")
        case .delivered: "Brought by \(courier ?? "your courier")."
        }
    }
}

struct StepSymbol: View {
    let step: DeliveryStep
    let size: Double

    var body: some View {
        Image(systemName: step.symbol).font(.system(size: size * 0.45, weight: .semibold)).foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(Color.orange.gradient, in: Circle())
    }
}

/// The four steps as dots on a line.
struct Route: View {
    let step: DeliveryStep

    var body: some View {
        HStack(spacing: 0) {
            ForEach(DeliveryStep.allCases, id: \.self) { one in
                if one != .accepted {
                    Rectangle().fill(one.position <= step.position ? Color.orange : .secondary.opacity(0.3)).frame(height: 3)
                }
                Circle().fill(one.position <= step.position ? Color.orange : .secondary.opacity(0.3))
                    .frame(width: one == step ? 16 : 10, height: one == step ? 16 : 10)
                    .overlay { if one == step { Circle().fill(.white).frame(width: 6, height: 6) } }
            }
        }
        .frame(height: 16)
    }
}
