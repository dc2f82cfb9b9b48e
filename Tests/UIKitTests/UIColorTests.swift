import Foundation
import Metrics
import Snapshot
import Testing
import UIKit

@Suite struct UIColorTests {
    private func text(_ color: UIColor, _ appearance: ColorAppearance) -> String { color._rgba(in: appearance).description }

    @Test func systemColoursFollowProfileAppearanceAndContrast() {
        #expect(text(.systemBlue, ColorAppearance(profile: .ios18)) == "#007AFF")
        #expect(text(.systemBlue, ColorAppearance(profile: .ios26)) == "#0088FF")
        #expect(text(.systemBlue, ColorAppearance(profile: .ios18, isDark: true)) == "#0A84FF")
        #expect(text(.systemBlue, ColorAppearance(profile: .ios26, isHighContrast: true)) == "#1E6EF4")
        #expect(text(.systemBackground, ColorAppearance(isDark: true, isElevated: true)) == "#1C1C1E")
    }

    @Test func everySystemColourHasAValue() {
        for name in SystemColors.shared.names {
            for profile in OSProfile.allCases {
                #expect(SystemColors.shared.color(name, in: ColorAppearance(profile: profile)) != nil, "\(name) in \(profile)")
            }
        }
        #expect(SystemColors.shared.names.count == 74)
    }

    @Test func hueSaturationBrightnessRoundTrip() {
        let color = UIColor(hue: 0.58, saturation: 0.7, brightness: 0.9, alpha: 0.5)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - 0.58) < 1e-9 && abs(s - 0.7) < 1e-9 && abs(b - 0.9) < 1e-9 && a == 0.5)
    }

    @Test func dynamicColoursAskTheirProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(text(color, ColorAppearance(isDark: true)) == "#FFFFFF")
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(text(color.withAlphaComponent(0.5), ColorAppearance(isDark: true)) == "#FFFFFF80")
    }

    @Test func coloursSurviveArchiving() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: true)
        let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(back == UIColor.red)
    }

    @Test func literalsAreColours() {
        let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor.red)
    }

    @Test func missingAssetsAreNil() { #expect(UIColor(named: "no such colour") == nil) }

    @Test func traitsOfAnEnclosingBlockApply() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
        }
        #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
    }
}
