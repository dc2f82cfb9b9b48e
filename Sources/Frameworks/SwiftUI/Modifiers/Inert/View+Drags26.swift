// - Support: accepted, without effect: nothing is dragged, dropped, copied or pasted.
import FoundationOverlay
import UniformTypeIdentifiers
import ViewEngine

/// A drag that goes on.
public struct DragSession: Sendable {
    public enum Phase: Hashable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
    public let phase: Phase
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { [] }
}

/// A drag over a view.
public struct DropSession: Sendable {
    public enum Phase: Hashable, Sendable { case entering, active, exiting, ended(DropOperation), dataTransferCompleted }
    public let phase: Phase
    public let location: CGPoint
    public let suggestedOperations: [DropOperation]
}

/// What may become of what is dragged.
public struct DragConfiguration: Sendable {
    public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// What becomes of what is dropped.
public struct DropConfiguration: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// What was moved to where.
public struct ReorderDifference<ItemID: Hashable & Sendable>: Sendable {
    public enum Destination: Hashable, Sendable {
        case before(ItemID)
        case after(ItemID)
    }
    public let sources: [ItemID]
    public let destination: Destination
}

/// How the pictures of several things that are dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    let name: String
    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let list = DragDropPreviewsFormation(name: "list")
    public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
    public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
    public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
    public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
    public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
    public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }
    public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
    public nonisolated func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View { self }
    public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> [Item]
    ) -> some View { self }
    public nonisolated func dragContainer<Item: Transferable & Identifiable>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> [Item]
    ) -> some View { self }
    public nonisolated func dragContainerSelection<ItemID: Hashable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View { self }
    public nonisolated func draggable<Item: Transferable & Identifiable>(
        _ itemType: Item.Type = Item.self, containerItemID: Item.ID, containerNamespace: Namespace.ID? = nil
    ) -> some View { self }
    public nonisolated func reorderContainer<Item: Identifiable>(
        for itemType: Item.Type, in namespace: Namespace.ID? = nil, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID>) -> Void
    ) -> some View where Item.ID: Sendable { self }

    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    public nonisolated func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    public nonisolated func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void)
        -> some View
    {
        self
    }
    public nonisolated func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View { self }
    public nonisolated func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
}
