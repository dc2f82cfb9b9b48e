import CoreVideo
import Testing

@Suite struct PixelBufferTests {
    private func buffer(_ width: Int, _ height: Int, _ format: OSType) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        try #require(CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, nil, &made) == kCVReturnSuccess)
        return try #require(made)
    }

    @Test func `Pixels are kept where they are written`() throws {
        let buffer = try buffer(3, 2, kCVPixelFormatType_32BGRA)
        #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        let memory = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        #expect(row >= 12 && row % 64 == 0 && CVPixelBufferGetDataSize(buffer) == row * 2)
        #expect((0..<row * 2).allSatisfy { memory[$0] == 0 })
        memory[row + 11] = 7
        #expect(CVPixelBufferGetBaseAddress(buffer)?.load(fromByteOffset: row + 11, as: UInt8.self) == 7)
        #expect(CVPixelBufferGetWidth(buffer) == 3 && CVPixelBufferGetHeight(buffer) == 2 && CVPixelBufferGetPlaneCount(buffer) == 0)
    }

    @Test func `Brightness and colour have a plane each`() throws {
        let buffer = try buffer(5, 3, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 2)
        #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 3 && CVPixelBufferGetHeightOfPlane(buffer, 1) == 2)
        let planes = [0, 1].compactMap { CVPixelBufferGetBaseAddressOfPlane(buffer, $0) }
        #expect(planes[1] - planes[0] == CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) * 3)
        #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
    }

    @Test func `What cannot be made is refused`() {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize && made == nil)
        #expect(CVPixelBufferCreate(nil, 2, 2, 1, nil, &made) == kCVReturnInvalidPixelFormat && made == nil)
    }

    @Test func `Memory of the caller's is given back`() {
        final class Count { var value = 0 }
        let count = Count()
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        var made: CVPixelBuffer?
        let release: CVPixelBufferReleaseBytesCallback = { context, bytes in
            context.map { Unmanaged<Count>.fromOpaque($0).takeUnretainedValue().value += 1 }
            bytes?.deallocate()
        }
        let context = Unmanaged.passUnretained(count).toOpaque()
        #expect(CVPixelBufferCreateWithBytes(nil, 4, 4, kCVPixelFormatType_32BGRA, bytes, 16, release, context, nil, &made) == kCVReturnSuccess)
        #expect(made.map(CVPixelBufferGetBaseAddress) == bytes && count.value == 0)
        made = nil
        #expect(count.value == 1)
    }
}
