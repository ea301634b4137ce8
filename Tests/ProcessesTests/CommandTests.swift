import Foundation
import Processes
import Testing

struct CommandTests {
  @Test func `a command leaves its output, its errors and how it ended`() async throws {
    let result = try await shell("echo out; echo why >&2; exit 3", seconds: 20)
    #expect(result.output == "out\n")
    #expect(result.errors == "why\n")
    #expect(!result.succeeded)
    #expect(result.signal == nil)
    #expect(result.failure == "why")
  }

  @Test func `a command sees what is added to its environment`() async throws {
    let command = Command(
      program: "sh",
      arguments: ["-c", "echo $BY_EAR_WORD"],
      environment: .inherited(adding: ["BY_EAR_WORD": "heard"]),
      timeLimit: 20
    )
    #expect(try await command.run().output == "heard\n")
  }

  @Test func `a command that a signal ended tells the signal`() async throws {
    let result = try await shell("kill -9 $$", seconds: 20)
    #expect(result.signal == 9)
    #expect(result.failure == "ended by signal 9")
  }

  @Test func `a command that takes longer than its limit is stopped`() async {
    let error = await #expect(throws: Command.TimedOut.self) {
      try await shell("exec sleep 60", seconds: 0.2)
    }
    #expect(error?.localizedDescription == "'sh' took longer than 0.2 s and was stopped")
  }

  @Test func `a command that is not installed is told by its name`() async {
    let error = await #expect(throws: Command.NotFound.self) {
      try await Command(program: "by-ear-is-no-program", arguments: [], timeLimit: 20).run()
    }
    #expect(error?.program == "by-ear-is-no-program")
  }

  private func shell(_ line: String, seconds: Double) async throws -> Command.Result {
    try await Command(program: "sh", arguments: ["-c", line], timeLimit: seconds).run()
  }
}
