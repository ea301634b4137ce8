import FlyingSocks
import Preview
import Testing

struct PreviewServerTests {
  @Test(.timeLimit(.minutes(1)))
  func `a silent connection is closed, and new ones are accepted`() async throws {
    let server = try PreviewServer(
      host: PreviewServer.loopback,
      port: 0,
      timeout: .milliseconds(200)
    )
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task { try await server.run { continuation.yield($0) } }
    defer { running.cancel() }
    var ready = addresses.makeAsyncIterator()
    let address = try #require(await ready.next())
    let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0.dropLast()) })
    for _ in 0..<2 {
      let socket = try await AsyncSocket.connected(
        to: .inet(ip4: PreviewServer.loopback, port: port)
      )
      await #expect(throws: SocketError.disconnected) { _ = try await socket.read() }
    }
  }
}
