import Foundation
@testable import SwiftUI
import Testing
@testable import UIKit

@MainActor
@Suite(.serialized) struct SharingTests {
    private final class Keep: UIActivity {
        var kept: [Any] = []
        override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("keep") }
        override var activityTitle: String? { "Keep" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
        override func prepare(withActivityItems activityItems: [Any]) { kept = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    private func shown(_ sheet: UIActivityViewController) -> LiveView {
        let controller = UIViewController()
        let view = LiveView.showing(controller)
        controller.present(sheet, animated: false)
        return view
    }

    @Test func whatIsSharedIsShownAndCopied() {
        var ended: (UIActivity.ActivityType?, Bool)?
        let sheet = UIActivityViewController(activityItems: ["Some words", URL(fileURLWithPath: "/a/List.pdf")], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in ended = (type, completed) }
        let view = shown(sheet)
        #expect(view.texts == ["Some words", "List.pdf", "Copy", "Close"])
        view.tap("Copy")
        #expect(ended?.0 == .copyToPasteboard && ended?.1 == true && UIPasteboard.general.string == "Some words")
        #expect(view.texts == [])
    }

    @Test func anAppsOwnActivityIsOfferedAndCarriedOut() {
        let keep = Keep()
        var ended: (UIActivity.ActivityType?, Bool)?
        let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: [keep])
        sheet.excludedActivityTypes = [.copyToPasteboard]
        sheet.completionWithItemsHandler = { type, completed, _, _ in ended = (type, completed) }
        let view = shown(sheet)
        #expect(view.texts == ["A", "Keep", "Close"])
        view.tap("Keep")
        #expect(keep.kept as? [String] == ["A"] && ended?.0?.rawValue == "keep" && ended?.1 == true)
    }

    @Test func nothingChosenIsNotCompleted() {
        var completed: Bool?
        let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, done, _, _ in completed = done }
        let view = shown(sheet)
        view.tap("Close")
        #expect(completed == false)
    }

    @Test func aPickerOfPicturesCanBeCancelled() {
        final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            var cancelled = 0
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
        }
        let (picker, delegate, controller) = (UIImagePickerController(), Delegate(), UIViewController())
        picker.delegate = delegate
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let view = LiveView.showing(controller)
        controller.present(picker, animated: false)
        #expect(view.texts.contains("No Photos"))
        view.tap("Cancel")
        #expect(delegate.cancelled == 1)
    }
}
