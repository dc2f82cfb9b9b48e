import Foundation
import Testing

@testable import HTTP2

/// Requests whose bytes lie in memory that they share.
struct RequestInputTests {
    private func add(_ name: String, _ value: String, to input: inout RequestInput) {
        Array(name.utf8).withUnsafeBufferPointer { name in Array(value.utf8).withUnsafeBufferPointer { input.add(name, $0) } }
    }

    private func addBody(_ text: String, to input: inout RequestInput) {
        Array(text.utf8).withUnsafeBufferPointer { input.addBody($0) }
        input.bodyCount += text.utf8.count
    }

    @Test func requestsThatComeInAtOnceKeepTheirOwnBytes() {
        var block: MessageBlock?
        var one = RequestInput()
        var other = RequestInput()
        add(":method", "POST", to: &one)
        add(":method", "GET", to: &other)
        add(":path", "/one", to: &one)
        add("apns-id", "1", to: &one)
        addBody("first, ", to: &one)
        add(":path", "/other", to: &other)
        addBody("then more", to: &one)
        let (first, second) = (one.take(&block), other.take(&block))
        // The same memory takes the next one.
        add(":path", "/another", to: &one)
        let third = one.take(&block)
        #expect(first.method == "POST" && first.path == "/one" && first.bodyCount == 16)
        #expect(String(decoding: first.body, as: UTF8.self) == "first, then more")
        #expect(first.headers.map(\.name) == ["apns-id"] && first.headers.map(\.value) == ["1"])
        #expect(second.method == "GET" && second.path == "/other" && second.body.isEmpty && second.headers.isEmpty)
        #expect(third.path == "/another" && third.method.isEmpty && third.bodyCount == 0)
    }

    @Test func longOnesHaveRoom() {
        var block: MessageBlock?
        var requests: [HTTP2Request] = []
        for number in 0..<200 {
            var input = RequestInput()
            add(":path", "/\(number)", to: &input)
            addBody(String(repeating: "\(number % 10)", count: number * 700), to: &input)
            requests.append(input.take(&block))
        }
        for (number, request) in requests.enumerated() {
            #expect(request.path == "/\(number)")
            #expect(request.body == Data(repeating: UInt8(ascii: "0") + UInt8(number % 10), count: number * 700))
        }
    }

    @Test func exchangesThatAreOverLeaveNothingToTheNext() {
        var idle = IdleStreams()
        let stream = idle.make(1)
        add(":path", "/secret", to: &stream.request)
        addBody("secret", to: &stream.request)
        (stream.hasHead, stream.isReceived, stream.isAnswered, stream.isComplete, stream.headerBytes) = (true, true, true, true, 99)
        stream.output = [1, 2]
        idle.take(stream)
        let next = idle.make(3)
        #expect(next === stream && next.id == 3 && next.headerBytes == 0 && next.output.isEmpty)
        #expect(!next.hasHead && !next.isReceived && !next.isAnswered && !next.isComplete && next.request.keptCount == 0)
        var block: MessageBlock?
        let request = next.request.take(&block)
        #expect(request.path.isEmpty && request.body.isEmpty)
    }
}
