import ExtensionProtocol
import Foundation
import ViewEngine

extension ViewArchiver {
    /// An archiver for a window, which fills the screen and keeps clear of its safe area.
    public init(window variant: RenderVariant, date: Date, archive: ArchiveContext) {
        archive.containerCornerRadius = variant.containerCornerRadius
        archive.safeArea = EdgeInsets(variant.safeArea)
        self.init(size: variant.size, margins: archive.safeArea, date: date, context: variant.context, archive: archive)
    }
}

extension EdgeInsets {
    init(_ margins: EdgeMargins) {
        self.init(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
}
