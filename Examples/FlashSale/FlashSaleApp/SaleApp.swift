import SwiftUI

@main
struct SaleApp: App {
    @StateObject private var reservations = Reservations()

    var body: some Scene {
        WindowGroup {
            SaleList(reservations: reservations)
                .onOpenURL { reservations.open($0) }
        }
    }
}
