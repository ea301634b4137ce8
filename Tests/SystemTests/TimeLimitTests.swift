import System
import Testing

struct TimeLimitTests {
  @Test func `work within the limit returns its result`() async throws {
    #expect(try await withTimeLimit(seconds: 600) { 1 } == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func `work that takes longer is cancelled`() async {
    let error = await #expect(throws: TimeLimitReached.self) {
      try await withTimeLimit(seconds: 0.05) { try await Task.sleep(for: .seconds(600)) }
    }
    #expect(error?.seconds == 0.05)
  }

  @Test func `errors of the work are passed on`() async {
    struct Broken: Error {}
    await #expect(throws: Broken.self) {
      try await withTimeLimit(seconds: 600) { throw Broken() }
    }
  }
}
