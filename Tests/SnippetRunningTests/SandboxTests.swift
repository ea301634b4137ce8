#if os(Linux)
import Diagnostics
import Foundation
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Snippets attempt everything that programs of a book must not do.
struct SandboxTests {
  private static let filter = KernelFeature.callFilter.isAvailable
  private static let possible = ForbiddenAction.all.filter(\.requiredFeature.isAvailable)
  private static let impossible = ForbiddenAction.all.filter { !$0.requiredFeature.isAvailable }

  @Test(.enabled(if: !possible.isEmpty, "this kernel has neither rules nor filters"))
  func `a forbidden action fails and leaves the file unchanged`() async throws {
    let victims = try Self.possible.map { _ in try ProtectedFile() }
    let attempts = zip(Self.possible, victims)
    let page = Page(attempts.map { $0.fences(victim: $1.path) }.joined())
    #expect(await page.check().report.diagnostics == [])
    for (action, victim) in attempts { #expect(victim.isUntouched, "\(action.name)") }
  }

  @Test(
    .enabled(if: !impossible.isEmpty, "this kernel has all that is needed"),
    arguments: impossible
  )
  func `a kernel without the protection is reported`(deed: ForbiddenAction) async throws {
    #expect(await !missing().isEmpty)
  }

  @Test(
    .enabled(
      if: KernelFeature.fileRules.isAvailable && filter,
      "this kernel lacks rules for files or filters of calls"
    )
  )
  func `each protection is probed first, and none is missing here`() async {
    #expect(await missing() == [])
  }

  /// The protections that the system lacks.
  private func missing() async -> Protections {
    let page = ChapterSource(path: "page.md", language: "en", text: "```swift\nprint(1)\n```\n")
    let told = Told()
    _ = await SnippetRunner(toolchain: Page.toolchain).check([page]) { progress in
      if case .missingProtections(let missing) = progress { told.missing = missing }
    }
    return told.missing
  }

  /// The progress messages of a check in order.
  private final class Told: @unchecked Sendable {
    var missing: Protections = []
  }

  @Test(
    .enabled(
      if: KernelFeature.fileRules.isAvailable && filter,
      "this kernel lacks rules for files or filters of calls"
    )
  )
  func `code that runs while a program is loaded is sandboxed as well`() async throws {
    let victim = try ProtectedFile()
    let page = Page(
      """
      ```swift
      import Foundation
      @section(".init_array") @used let early: @convention(c) () -> Void = {
        let path = "\(victim.path)"
        let reading = open(path, O_RDONLY)
        var answers = [open(path, O_WRONLY), truncate(path, 0), chmod(path, 0o600), utimes(path, nil)]
        answers += [open(path + "new", O_WRONLY | O_CREAT, 0o600), open("../early", O_WRONLY | O_CREAT, 0o600)]
        answers += [socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), fchmod(reading, 0o600)]
        answers += [kill(getppid(), 0), kill(-1, 0), setpgid(0, getpgid(getppid()))]
        var started: [Int32] = []
        for _ in 0..<40 {
          var child = pid_t()
          var words = [strdup("sleep"), strdup("100"), nil]
          started.append(posix_spawn(&child, "/bin/sleep", nil, nil, &words, nil))
        }
        let counts = [started.count { $0 == 0 }, started.count { $0 == EAGAIN }]
        FileManager.default.createFile(atPath: "early", contents: Data("\\(answers) \\(counts)".utf8))
      }
      print(try String(contentsOfFile: "early", encoding: .utf8))
      ```

      ```output
      [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] [16, 24]
      ```
      """
    )
    #expect(await page.check(limits: RunLimits(seconds: 9)).report.diagnostics == [])
    #expect(victim.isUntouched)
  }

  @Test(
    arguments: [
      ("while true { sleep(1) }", "did not end in time"), ("abort()", "crashed with signal 6"),
      ("_exit(0)", "exited with status 0"),
    ]
  )
  func `code that prevents loading is reported, and its processes end`(
    deed: String,
    reason: String
  ) async {
    let mark = "9\(Int.random(in: 10_000_000..<100_000_000))"
    let page = Page(
      """
      ```swift
      import Foundation
      @section(".init_array") @used let early: @convention(c) () -> Void = {
        var child = pid_t()
        let line = "setsid sh -c 'setsid sleep \(mark) & sleep \(mark)' & sleep 0.3; touch started"
        var words = [strdup("sh"), strdup("-c"), strdup(line), nil]
        posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
        while !FileManager.default.fileExists(atPath: "started") { usleep(1000) }
        \(deed)
      }
      print("never")
      ```

      ```swift
      print("in the same library")
      ```
      """
    )
    let findings = await page.check(limits: RunLimits(seconds: 2)).report.diagnostics
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.summary.hasSuffix("code that runs before the first line \(reason)"))
      #expect(finding.help?.contains(".init_array") == true)
    }
    #expect(RunningProcesses().count(of: mark) == 0)
  }

  @Test func `a program finds nothing about its user in its environment`() async {
    setenv("BY_EAR_TOKEN", "secret", 1)
    let page = Page(
      """
      ```swift
      import Foundation
      for name in ProcessInfo.processInfo.environment.keys.sorted() where name != "LD_LIBRARY_PATH" {
        print(name)
      }
      ```

      ```output
      LC_ALL
      SWIFT_BACKTRACE
      SWIFT_DETERMINISTIC_HASHING
      TMPDIR
      TZ
      ```
      """
    )
    #expect(await page.check().report.diagnostics == [])
  }

  @Test func `a program may write, move, copy and truncate files in its own folder`() async {
    let page = Page(
      """
      ```swift
      import Foundation
      let files = FileManager.default
      try Data("first".utf8).write(to: URL(filePath: "a"))
      try Data("second".utf8).write(to: URL(filePath: "a"), options: .atomic)
      try files.createDirectory(atPath: "folder", withIntermediateDirectories: true)
      try files.moveItem(atPath: "a", toPath: "folder/b")
      try files.copyItem(atPath: "folder/b", toPath: NSTemporaryDirectory() + "/c")
      try FileHandle(forUpdatingAtPath: "c")?.truncate(atOffset: 3)
      print(String(decoding: files.contents(atPath: "c") ?? Data(), as: UTF8.self))
      print(fchmod(open("c", O_RDONLY), 0o700), fchmod(9, 0o700))
      print(try files.attributesOfItem(atPath: "c")[.posixPermissions] ?? 0)
      try files.removeItem(atPath: "folder")
      ```

      ```output
      sec
      0 -1
      448
      ```
      """
    )
    #expect(await page.check().report.diagnostics == [])
  }

  @Test(.enabled(if: filter, "this kernel cannot count processes"))
  func `a program cannot exceed its process limit`() async {
    let page = Page(
      """
      ```swift
      import Foundation
      var answers: [Int32] = []
      for _ in 0..<40 {
        var child = pid_t()
        var words = [strdup("sleep"), strdup("100"), nil]
        answers.append(posix_spawn(&child, "/bin/sleep", nil, nil, &words, nil))
      }
      print(answers.count { $0 == 0 }, answers.count { $0 == EAGAIN })
      ```

      ```output
      16 24
      ```
      """
    )
    #expect(await page.check().report.diagnostics == [])
  }

  @Test func `a program has its own session and process group, and no terminal`() async {
    let page = Page(
      """
      ```swift
      import Foundation
      print(getsid(0) == getpid(), getpgid(0) == getpid(), open("/dev/tty", O_RDONLY))
      ```

      ```output
      true true -1
      ```
      """
    )
    #expect(await page.check().report.diagnostics == [])
  }

  @Test func `a process of a program joins only the groups of the program`() async {
    let page = Page(
      """
      ```swift
      import Foundation
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      for group in [getpgid(getppid()), getpgid(0), 0] {
        posix_spawnattr_setpgroup(&attributes, group)
        var child = pid_t()
        var words = [strdup("sh"), strdup("-c"), strdup("true"), nil]
        print(posix_spawn(&child, "/bin/sh", nil, &attributes, &words, nil))
      }
      ```

      ```output
      1
      0
      0
      ```
      """
    )
    #expect(await page.check().report.diagnostics == [])
  }

  @Test func `a program may connect its processes and change its own scheduling`() async {
    let page = Page(
      """
      ```swift
      import Foundation
      let sockets = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
      for kind in [SOCK_STREAM, SOCK_SEQPACKET] {
        print(socketpair(AF_UNIX, Int32(kind.rawValue), 0, sockets))
        print(write(sockets[0], "abc", 3), fcntl(sockets[1], F_SETFL, O_NONBLOCK))
        var count: Int32 = 0
        print(ioctl(sockets[1], UInt(FIONREAD), &count), count)
      }
      let file = open("file", O_RDWR | O_CREAT, 0o600)
      print(isatty(file), errno == ENOTTY)
      print(withUnsafePointer(to: sched_param()) { sched_setscheduler(0, SCHED_OTHER, $0) })
      ```

      ```output
      0
      3 0
      0 3
      0
      3 0
      0 3
      0 true
      0
      ```
      """
    )
    #expect(await page.check().report.diagnostics == [])
  }

  @Test(arguments: ["", "while true { sleep(1) }", "abort()", "_exit(3)"])
  func `processes of a program end with it, even in their own session`(ending: String) async {
    let mark = "9\(Int.random(in: 10_000_000..<100_000_000))"
    let page = Page(
      """
      ```swift
      import Foundation
      var child = pid_t()
      let line = "setsid sh -c 'setsid sleep \(mark) & sleep \(mark)' & sleep 0.3; touch started"
      var words = [strdup("sh"), strdup("-c"), strdup(line), nil]
      posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
      while !FileManager.default.fileExists(atPath: "started") { usleep(1000) }
      \(ending)
      ```
      """
    )
    let report = await page.check(limits: RunLimits(seconds: 3)).report
    #expect(report.diagnostics.isEmpty == ending.isEmpty)
    #expect(RunningProcesses().count(of: mark) == 0)
  }
}
#endif
