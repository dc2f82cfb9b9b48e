import Foundation
import Redis

/// A connection to the server of a shared store that is made again after it was lost, with the store's scripts.
final class SharedPushConnection {
    let address: RedisAddress
    private let member: String
    private var connection: RedisConnection?
    /// Listens to a channel on which nothing ever comes: it does so exactly as long as this process is there.
    private var life: RedisConnection?
    private var names: [String: String] = [:]
    /// Whether it is not the one that was there before.
    private(set) var isNew = false

    init(_ address: RedisAddress, member: String) throws(RedisError) {
        (self.address, self.member) = (address, member)
        _ = try live()
        isNew = false
    }

    /// Somebody has seen to it that the connection is another one.
    func noteSeen() { isNew = false }

    /// Lets others see that this process is there even while it stands still.
    func listenToLife() throws(RedisError) {
        let made = try RedisConnection(address)
        try made.ask(RedisCommand("SUBSCRIBE", "lives:\(member)"))
        life = made
    }

    private func live() throws(RedisError) -> RedisConnection {
        if let connection { return connection }
        let made = try RedisConnection(address)
        for script in SharedPushScripts.all { names[script] = try made.ask(RedisCommand("SCRIPT", "LOAD", script)).text }
        connection = made
        isNew = true
        return made
    }

    /// Makes sure that there is a connection.
    func open() throws(RedisError) { _ = try live() }

    func ask(_ command: RedisCommand) throws(RedisError) -> RedisReply { try ask([command])[0] }

    func ask(_ commands: [RedisCommand]) throws(RedisError) -> [RedisReply] {
        do throws(RedisError) {
            return try live().ask(commands)
        } catch {
            connection = nil
            throw error
        }
    }

    /// The beginning of a call of one of ``SharedPushScripts``; its words follow.
    func call(_ script: String) throws(RedisError) -> RedisCommand {
        try open()
        return RedisCommand("EVALSHA", names[script] ?? "", "0")
    }
}
