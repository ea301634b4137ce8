import Foundation
import System
import Testing

struct CommandTests {
  @Test func `a command returns its output, its errors and its status`() async throws {
    let result = try await shell("echo out; echo why >&2; exit 3", seconds: 20)
    #expect(result.output == "out\n")
    #expect(result.errors == "why\n")
    #expect(!result.succeeded)
    #expect(result.signal == nil)
    #expect(result.failure == "why")
  }

  @Test func `a command gets the added environment variables`() async throws {
    let command = Command(
      program: "sh",
      arguments: ["-c", "echo $BY_EAR_WORD"],
      environment: .inherited(adding: ["BY_EAR_WORD": "heard"]),
      timeLimit: 20
    )
    #expect(try await command.run().output == "heard\n")
  }

  @Test(arguments: ["Handbook", "My Handbook", "it's", "", "$HOME", "a;b", "~/a", "Книга", "a\nb"])
  func `a word of a shell command is the text`(text: String) async throws {
    #expect(try await shell("printf %s \(text.shellWord)", seconds: 20).output == text)
    if text == "Handbook" { #expect(text.shellWord == text) }
  }

  @Test func `a command ended by a signal returns the signal`() async throws {
    let result = try await shell("kill -9 $$", seconds: 20)
    #expect(result.signal == 9)
    #expect(result.failure == "ended by signal 9")
  }

  @Test func `a command that exceeds its time limit is stopped`() async {
    let error = await #expect(throws: Command.TimedOut.self) {
      try await shell("exec sleep 60", seconds: 0.2)
    }
    #expect(error?.localizedDescription == "'sh' took longer than 0.2 s and was stopped")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a command that ignores SIGTERM is killed`() async {
    await #expect(throws: Command.TimedOut.self) {
      try await shell("trap '' TERM; while :; do sleep 1; done", seconds: 0.2)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "trap '' TERM;"])
  func `a command that leads a group is killed with its children`(trap: String) async throws {
    let marks = try ScratchFolder()
    defer { marks.remove() }
    let file = marks.url.appending(path: "child")
    let line = "\(trap) (trap '' TERM; sleep 600 & echo $! > '\(file.path)'; wait) & wait"
    let command = Command(
      program: "sh",
      arguments: ["-c", line],
      timeLimit: 2,
      leadsGroup: true
    )
    await #expect(throws: Command.TimedOut.self) { try await command.run() }
    let text = try String(contentsOf: file, encoding: .utf8)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A zombie still has a number until its new parent waits for it.
    while kill(child, 0) == 0, !isZombie(child) { try await Task.sleep(for: .milliseconds(10)) }
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? false
  }

  @Test(.timeLimit(.minutes(1)))
  func `a command ends with its task, and can end its children first`() async throws {
    let marks = try ScratchFolder()
    defer { marks.remove() }
    let (started, ended) = (
      marks.url.appending(path: "started"), marks.url.appending(path: "ended")
    )
    let line = """
      trap 'kill $!; touch "\(ended.path)"; exit' TERM
      sleep 60 & touch "\(started.path)"; wait
      """
    let running = Task { try await shell(line, seconds: 60) }
    while !FileManager.default.fileExists(atPath: started.path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(FileManager.default.fileExists(atPath: ended.path))
  }

  @Test func `more output than a pipe's capacity is read from both streams`() async throws {
    let line = "for s in 1 2; do head -c 1000000 /dev/zero | tr '\\0' o >&$s; done"
    let result = try await shell(line, seconds: 60)
    #expect(result.output == String(repeating: "o", count: 1_000_000))
    #expect(result.errors == result.output)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a command with endless output is stopped`() async {
    let error = await #expect(throws: Command.TooMuchOutput.self) {
      try await shell("exec yes", seconds: 60)
    }
    #expect(error?.localizedDescription == "'sh' wrote more than 64 MB and was stopped")
  }

  @Test func `a command runs in its folder, and with only its environment if requested`()
    async throws
  {
    let command = Command(
      program: "/bin/sh",
      arguments: ["-c", "pwd; echo ${HOME:-homeless} $BY_EAR_WORD"],
      environment: .only(["BY_EAR_WORD": "heard"]),
      folder: URL(filePath: "/usr"),
      timeLimit: 20
    )
    #expect(try await command.run().output == "/usr\nhomeless heard\n")
  }

  @Test func `a missing command is reported by its name`() async {
    let error = await #expect(throws: Command.NotFound.self) {
      try await Command(program: "by-ear-is-no-program", arguments: [], timeLimit: 20).run()
    }
    #expect(error?.program == "by-ear-is-no-program")
  }

  private func shell(_ line: String, seconds: Double) async throws -> Command.Result {
    try await Command(program: "sh", arguments: ["-c", line], timeLimit: seconds).run()
  }
}
