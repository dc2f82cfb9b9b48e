import Foundation
import ProjectReader
import Testing

@testable import Builder

@Suite struct ReusedViewRuleTests {
    private func adapt(_ text: String) -> String {
        let platform = Platform(conditions: [], isSimulator: true, modules: ["UIKit"])
        return SourceAdapter(platform: platform).adapt(text, file: "/Cell.swift", name: "Cell").source.text
    }

    @Test func whatMakesACellIsRequired() {
        let collection = adapt("class PhotoCell: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }")
        #expect(collection.contains("required init(frame: CGRect)"))
        let table = adapt("class NameCell: BaseCell { override init(style: Style, reuseIdentifier: String?) {} }")
        #expect(table.contains("required init(style: Style, reuseIdentifier: String?)"))
    }

    @Test func otherInitializersAndOtherViewsStay() {
        #expect(!adapt("class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) } }").contains("required"))
        #expect(!adapt("class PhotoCell: UICollectionViewCell { init(photo: Photo) { super.init(frame: .zero) } }").contains("required"))
        let known = adapt("class NameCell: UITableViewCell { required override init(style: Style, reuseIdentifier: String?) {} }")
        #expect(known.components(separatedBy: "required").count == 2)
    }
}
