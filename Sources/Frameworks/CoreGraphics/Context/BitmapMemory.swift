/// The memory of a bitmap context, which programs read and write beside drawing.
final class BitmapMemory {
    let base: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let layout: BitmapLayout
    let space: CGColorSpace
    let info: CGBitmapInfo
    private let width: Int
    private let isOwned: Bool

    /// Takes `data`, which stays the caller's, or memory of its own whose rows begin at multiples of 16 bytes when `bytesPerRow` is 0.
    /// Nil for layouts that Core Graphics does not draw in.
    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo
    ) {
        guard let layout = BitmapLayout(space: space, info: info) else { return nil }
        let needed = width * layout.bytesPerPixel
        let aligned = data == nil ? (needed + 15) / 16 * 16 : needed
        guard bytesPerRow == 0 || bytesPerRow >= needed else { return nil }
        self.bytesPerRow = bytesPerRow == 0 ? aligned : bytesPerRow
        (self.layout, self.space, self.info, self.width, isOwned) = (layout, space, info, width, data == nil)
        base = data ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
        if isOwned { base.initializeMemory(as: UInt8.self, repeating: 0, count: self.bytesPerRow * height) }
    }

    deinit {
        if isOwned { base.deallocate() }
    }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { (base + y * bytesPerRow).assumingMemoryBound(to: UInt8.self) }

    /// Takes what a program wrote.
    func load(rows: Range<Int>, into surface: Surface) {
        surface.bytes.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for y in rows {
                let from = row(y)
                for x in 0..<width { layout.read(from + x * layout.bytesPerPixel, to: start + (y * width + x) * 4) }
            }
        }
    }

    /// Shows a program what was drawn.
    func store(rows: Range<Int>, of surface: Surface) {
        surface.bytes.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            for y in rows {
                let to = row(y)
                for x in 0..<width { layout.write(start + (y * width + x) * 4, to: to + x * layout.bytesPerPixel) }
            }
        }
    }
}
