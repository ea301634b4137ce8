#if os(Linux)
import Foundation
import SnippetTestSupport
import TestSupport
import Testing

/// Guarantees about programs of a book, for every user and every way the tool ends.
struct SandboxTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.url.path(percentEncoded: false) }

  /// Runs a shell command.
  private func run(_ line: String, environment: [String: String]? = nil) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    if let environment { process.environment = environment }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static let nobody = 65_534
  /// Drops from root to an ordinary user without a home.
  private static let asNobody =
    "setpriv --reuid \(nobody) --regid \(nobody) --clear-groups --inh-caps=-all env -u HOME"

  /// Whether the tests run as root and another user can run the tool.
  private static let canBeNobody: Bool = {
    let trial = Process()
    trial.executableURL = URL(filePath: "/bin/sh")
    trial.arguments = ["-c", "\(asNobody) '\(Tool.executable)' --version >/dev/null 2>&1"]
    guard getuid() == 0, (try? trial.run()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()

  private static let canConfine = ForbiddenAction.all.allSatisfy(\.requiredFeature.isAvailable)

  @Test(
    .enabled(if: canConfine, "this kernel lacks rules for files or filters of calls"),
    .enabled(if: canBeNobody, "the tests are not run by root, or others cannot read the tool")
  )
  func `an ordinary user without a home has the same protections as root`() throws {
    let victims = try ForbiddenAction.all.map { _ in try ProtectedFile(owner: Self.nobody) }
    let page = zip(ForbiddenAction.all, victims).map { $0.fences(victim: $1.path) }.joined()
    let path = "\(folder)/page.md"
    try Data(page.utf8).write(to: URL(filePath: path))
    let (status, text) = try run("\(Self.asNobody) '\(Tool.executable)' check --no-cache '\(path)'")
    #expect(status == 0, "\(text)")
    #expect(!text.contains("on this system"), "\(text)")
    for victim in victims { #expect(victim.isUntouched) }
  }

  @Test(
    .enabled(if: canConfine, "this kernel lacks rules for files or filters of calls"),
    .enabled(if: canBeNobody, "the tests are not run by root, or others cannot read the tool")
  )
  func `a folder that its owner may not read hides nothing that a snippet writes`() throws {
    let path = "\(folder)/page.md"
    let code = """
      import Foundation
      print(mkdir("hidden", 0o300))
      while true { usleep(10_000) }
      """
    try Data("```swift\n\(code)\n```\n\n```output\n0\n```\n".utf8).write(to: URL(filePath: path))
    let (status, text) = try run("\(Self.asNobody) '\(Tool.executable)' check --no-cache '\(path)'")
    #expect(status == 1)
    #expect(text.contains("output-limit"), "\(text)")
  }

  @Test func `a user without a home leaves no temporary files`() throws {
    let path = "\(folder)/page.md"
    try Data("```swift\nimport UIKit\nprint(1)\n```\n".utf8).write(to: URL(filePath: path))
    let scratch = TemporaryFolder()
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "TMPDIR": scratch.url.path(percentEncoded: false),
    ]
    let (status, text) = try run(
      "exec '\(Tool.executable)' check --no-cache '\(path)'",
      environment: environment
    )
    #expect(status == 0, "\(text)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: environment["TMPDIR"]!) == [])
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `a killed check takes all of its processes with it`(signal: Int32) throws {
    let mark = "8\(Int.random(in: 10_000_000..<100_000_000))"
    let page = """
      ```swift
      import Foundation
      var child = pid_t()
      var words = [strdup("setsid"), strdup("sleep"), strdup("\(mark)"), nil]
      posix_spawnp(&child, "setsid", nil, nil, &words, nil)
      while true { sleep(1) }
      ```
      """
    let path = "\(folder)/page.md"
    try Data(page.utf8).write(to: URL(filePath: path))
    let scratch = TemporaryFolder().url.path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let check = Process()
    check.executableURL = URL(filePath: Tool.executable)
    check.arguments = ["check", "--no-cache", "--timeout", "60", path]
    check.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch]) { $1 }
    check.standardOutput = FileHandle.nullDevice
    check.standardError = FileHandle.nullDevice
    try check.run()
    while check.isRunning, RunningProcesses().count(of: "sleep \(mark)") == 0 { usleep(20_000) }
    try #require(check.isRunning)
    kill(check.processIdentifier, signal)
    check.waitUntilExit()
    // The host and its programs have the folder in their arguments.
    let gone = {
      RunningProcesses().count(of: mark) == 0 && RunningProcesses().count(of: scratch) == 0
        && (try? FileManager.default.contentsOfDirectory(atPath: scratch)) == []
    }
    for _ in 0..<500 where !gone() { usleep(20_000) }
    #expect(gone())
  }
}
#endif
