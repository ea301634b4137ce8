import Foundation
import SnippetTestSupport
import Testing

/// A command that is killed while it writes leaves each file old or new, and loses nothing.
struct KilledCommandTests {
  /// Starts a command whose output no one reads.
  private func start(_ tool: Tool, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Tool.executable)
    process.arguments = arguments
    process.currentDirectoryURL = tool.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Kills a command, and returns whether it was still running.
  @discardableResult
  private func kill(_ process: Process) -> Bool {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  /// Starts a command and kills it after some time.
  private func kill(_ tool: Tool, after microseconds: UInt32, _ arguments: [String]) throws {
    let process = try start(tool, arguments)
    usleep(microseconds)
    kill(process)
  }

  /// Moments before and while a command writes: how long it takes differs by machine, so they are
  /// fractions of the time of a complete run.
  private func moments(of tool: Tool, _ arguments: [String]) async throws -> [UInt32] {
    let start = ContinuousClock.now
    try #require(await tool.run(arguments).status == 0)
    let duration = ContinuousClock.now - start
    let microseconds =
      Double(duration.components.attoseconds) / 1e12
      + Double(duration.components.seconds) * 1e6
    return [0.3, 0.7, 0.8, 0.9, 0.95, 0.98, 1].map { UInt32(microseconds * $0) }
  }

  #if os(Linux)
  @Test func `the programs of a killed check end, even those without its environment`() async throws
  {
    let tool = try await Tool()
    let mark = "9\(Int.random(in: 10_000_000..<100_000_000))"
    try tool.write("```swift\nimport A\n```\n", to: "Endless/README.md")
    try tool.write("public let a = 1\n", to: "Endless/Sources/A/A.swift")
    try tool.write(
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      var child = pid_t()
      var words = [strdup("setsid"), strdup("sleep"), strdup("\(mark)"), nil]
      var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
      posix_spawnp(&child, "setsid", nil, nil, &words, &environment)
      while true { sleep(1) }
      let package = Package(name: "A", targets: [.target(name: "A")])

      """,
      to: "Endless/Package.swift"
    )
    let process = try start(tool, ["check", "Endless/README.md", "--package", "Endless"])
    for _ in 0..<600 where RunningProcesses().count(of: mark) == 0 {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(RunningProcesses().count(of: mark) > 0)
    kill(process)
    for _ in 0..<100 where RunningProcesses().count(of: mark) > 0 {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(RunningProcesses().count(of: mark) == 0)
  }
  #endif

  @Test func `a killed update leaves each page old or new`() async throws {
    let tool = try await Tool()
    let paths = (0..<30).map { "notes/page\($0).md" }
    let new = String(
      Tool.chapter.trimmingPrefix("---\ntitle: Button\ndescription: A button.\n---\n")
    )
    let old = new.replacing("Buy, Button", with: "By, Button")
    func reset() throws { for path in paths { try tool.write(old, to: path) } }
    try reset()
    let update = ["check", "--update"] + paths
    // The first run compiles, and is longer than the later ones.
    try #require(await tool.run(update).status == 0)
    for path in paths { #expect(try tool.read(path) == new) }
    // Killed when a page is new. A busy machine may see the page only after the last one is
    // written, so a command that had ended is run again.
    for page in [0, 1, 10, 20] {
      var killed = false
      for _ in 0..<50 where !killed {
        try reset()
        let process = try start(tool, update)
        while process.isRunning, try tool.read(paths[page]) != new {}
        killed = kill(process)
        let texts = try paths.map(tool.read)
        #expect(texts.allSatisfy { $0 == old || $0 == new })
      }
      #expect(killed, "page \(page)")
    }
    #expect(try await tool.run(update).status == 0)
    for path in paths { #expect(try tool.read(path) == new) }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "notes").path(percentEncoded: false)
    )
    #expect(names.count == paths.count, "\(names)")
  }

  @Test func `a killed 'init' leaves a whole book or none, and can be repeated`() async throws {
    let tool = try await Tool()
    let moments = try await moments(of: tool, ["init", "Whole"])
    let manager = FileManager.default
    func files(_ folder: String) throws -> [String] {
      let path = tool.folder.appending(path: folder).path(percentEncoded: false)
      return try manager.subpathsOfDirectory(atPath: path).sorted()
    }
    let whole = try files("Whole")
    for (number, moment) in moments.enumerated() {
      let name = "Book\(number)"
      try kill(tool, after: moment, ["init", name])
      let path = tool.folder.appending(path: name).path(percentEncoded: false)
      if manager.fileExists(atPath: path) {
        #expect(try files(name) == whole)
      } else {
        let run = try await tool.run("init", name)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try files(name) == whole)
      }
    }
  }

  @Test func `a killed 'new' never lists a chapter that isn't there`() async throws {
    let tool = try await Tool()
    let moments = try await moments(of: tool, ["new", "chapter", "whole"])
    var expected = try tool.read("Content/book.yml")
    for (number, moment) in moments.enumerated() {
      let slug = "chapter-\(number)"
      try kill(tool, after: moment, ["new", "chapter", slug])
      let text = try tool.read("Content/book.yml")
      let added = expected.replacing("]\n\n", with: "]\n").replacing(
        /chapters: \[(.*)\]/,
        with: { "chapters: [\($0.output.1), \(slug)]" }
      )
      #expect([expected, added].contains(text), "\(text)")
      expected = text
      let check = try await tool.run("check", "--no-run")
      #expect(!check.errors.contains("[missing-file]"), "\(check.errors)")
    }
  }
}
