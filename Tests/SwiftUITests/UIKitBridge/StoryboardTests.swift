import Foundation
import FoundationOverlay
import Snapshot
@testable import SwiftUI
import Testing
@testable import UIKit

@MainActor
@Suite struct StoryboardTests {
    private func builder(_ xml: String) throws -> (NibBuilder, NibNode) {
        let root = try NibNode.parse(Data(xml.utf8))
        return (NibBuilder(NibDocument(root, name: "Test")), root)
    }

    private let screen = """
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <subviews>
                <label text="Title" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" systemColor="systemRedColor"/>
                </label>
                <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
                    <state key="normal" title="Go"/>
                    <connections><action selector="go:" destination="owner" eventType="touchUpInside" id="a1"/></connections>
                </button>
            </subviews>
            <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c1"/>
                <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="10" id="c2"/>
                <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="c3"/>
                <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" id="c4"/>
                <constraint firstItem="button" firstAttribute="centerX" secondItem="label" secondAttribute="centerX" id="c5"/>
            </constraints>
            <connections><outlet property="title" destination="label" id="o1"/></connections>
        </view>
        """

    @Test func viewsStandWhereTheirConstraintsSay() throws {
        let (builder, root) = try builder(screen)
        let view = builder.view(root)
        builder.finish()
        view.layoutIfNeeded()
        let label = try #require(builder.objects["label"] as? UILabel)
        let button = try #require(builder.objects["button"] as? UIButton)
        #expect(label.text == "Title")
        #expect(label.frame.minX == 10 && label.frame.width == 280 && label.frame.minY == 50)
        #expect(abs(button.frame.midX - 150) < 0.01)
        #expect(abs(button.frame.minY - label.frame.maxY - 8) < 0.01)
        #expect(abs(button.frame.height - 30) < 0.5)
    }

    @Test func anOutletThatIsMissingIsNamed() throws {
        let findings = FindingStore()
        try findings.collect {
            let (builder, root) = try builder(screen)
            _ = builder.view(root)
            builder.finish()
        }
        #expect(findings.take().contains { $0.message.contains("@IBOutlet title") })
    }

    @Test func aFileThatIsNoXMLSaysWhere() {
        #expect(throws: NibError.self) { try NibNode.parse(Data("<document><scenes></document>".utf8)) }
    }
}
