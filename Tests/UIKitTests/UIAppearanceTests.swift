import Testing
import UIKit

private class Panel: UIView {}
private final class SmallPanel: Panel {}
private class Tile: UIView {}
private final class SmallTile: Tile {}
private final class Meter: UISwitch {}
private final class Bar: UINavigationBar {}

/// What is said of a class holds for all of its views that say nothing themselves.
@MainActor
@Suite struct UIAppearanceTests {
    private func laidOut<View: UIView>(_ view: View) -> View {
        view.setNeedsLayout()
        view.layoutIfNeeded()
        return view
    }

    @Test func viewsTakeOverWhatTheyHaveNoValueFor() {
        Panel.appearance().backgroundColor = .red
        Panel.appearance().tintColor = .green
        let (plain, own) = (Panel(frame: .zero), Panel(frame: .zero))
        own.backgroundColor = .blue
        #expect(laidOut(plain).backgroundColor == .red && plain.tintColor == .green)
        #expect(laidOut(own).backgroundColor == .blue)
        #expect(laidOut(UIView(frame: .zero)).backgroundColor == nil)
    }

    @Test func whatIsSaidOfASubclassCounts() {
        Panel.appearance().backgroundColor = .red
        SmallPanel.appearance().backgroundColor = .yellow
        #expect(laidOut(SmallPanel(frame: .zero)).backgroundColor == .yellow)
        #expect(SmallPanel.appearance() === SmallPanel.appearance())
    }

    @Test func whatIsSaidOfASubclassCountsThoughItIsSaidFirst() {
        SmallTile.appearance().backgroundColor = .yellow
        Tile.appearance().backgroundColor = .red
        #expect(laidOut(SmallTile(frame: .zero)).backgroundColor == .yellow && laidOut(Tile(frame: .zero)).backgroundColor == .red)
    }

    @Test func barsAndControlsFollow() {
        Meter.appearance().onTintColor = .purple
        let appearance = UINavigationBarAppearance()
        Bar.appearance().standardAppearance = appearance
        Bar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        let bar = laidOut(Bar(frame: .zero))
        #expect(laidOut(Meter(frame: .zero)).onTintColor == .purple)
        #expect(bar.standardAppearance === appearance && bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(laidOut(UINavigationBar(frame: .zero)).standardAppearance !== appearance)
    }

    @Test func nothingFollowsWhatIsSaidOfViewsInCertainContainers() {
        Meter.appearance(whenContainedInInstancesOf: [UIViewController.self]).thumbTintColor = .red
        #expect(laidOut(Meter(frame: .zero)).thumbTintColor == nil)
    }
}
