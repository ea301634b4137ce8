import Foundation
import Testing

/// An interrupted build leaves the site complete: killed, concurrent, or out of disk space.
struct FaultTests {
  /// A built book whose site takes a while to write.
  private static let built = Task {
    let tool = try await Tool()
    for number in 0..<600 {
      try tool.write("File \(number).\n", to: "Site/files/\(number).txt")
    }
    let run = try await tool.run("build")
    try #require(run.status == 0, "\(run.errors)")
    return tool
  }

  private func largeBook() async throws -> Tool {
    try Tool(copyOf: await Self.built.value)
  }

  /// The files of the site, and the text of the style sheet.
  private func site(_ tool: Tool) throws -> [String] {
    let folder = tool.folder.appending(path: "build/site").path(percentEncoded: false)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    return try names + [tool.read("build/site/style.css")]
  }

  /// The files of the site with every byte.
  private func bytes(_ tool: Tool) throws -> [String: Data] {
    let folder = tool.folder.appending(path: "build/site").path(percentEncoded: false)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data())
      }
    )
  }

  private func start(_ tool: Tool, _ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Tool.executable)
    process.arguments = arguments
    process.currentDirectoryURL = tool.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func leftovers(_ tool: Tool) throws -> [String] {
    let folder = tool.folder.appending(path: "build").path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix(".") }
  }

  @Test
  func `a build that is killed while writing leaves the previous site, and no files for long`()
    async throws
  {
    let tool = try await largeBook()
    let before = try site(tool)
    let pages = ["en/button/index.html", "en/book.txt", "en/index.html", "ru/button/index.html"]
    let chapter = try tool.read("Content/en/basics/button.md")
    try tool.write(chapter + "\nRenewed.\n", to: "Content/en/basics/button.md")
    try tool.write("body { color: navy }\n", to: "Site/style.css")
    let hasNew = {
      try pages.map { try tool.read("build/site/\($0)").contains("Renewed.") }
    }
    let new = tool.folder.appending(path: "build/.site.new").path(percentEncoded: false)
    var kills = 0
    for milliseconds in [0, 1, 5, 10, 20, 50] {
      let build = try start(tool, "build")
      while build.isRunning, !FileManager.default.fileExists(atPath: new) { usleep(100) }
      usleep(UInt32(milliseconds) * 1000)
      kill(build.processIdentifier, SIGKILL)
      build.waitUntilExit()
      if build.terminationReason == .uncaughtSignal { kills += 1 }
      let after = try site(tool)
      // Either the previous site or, if the kill came late, the new one; never a mixture.
      #expect(after.dropLast() == before.dropLast())
      switch after.last {
      case "body { color: black }\n": #expect(try hasNew() == [false, false, false, false])
      default:
        #expect(after.last == "body { color: navy }\n")
        #expect(try hasNew() == [true, true, false, false])
      }
    }
    #expect(kills > 0)
    #expect(try await tool.run("build").status == 0)
    #expect(try site(tool).last == "body { color: navy }\n")
    #expect(try hasNew() == [true, true, false, false])
    #expect(try leftovers(tool) == [])
  }

  @Test func `concurrent builds take turns, and the site always exists`() async throws {
    let tool = try await largeBook()
    let before = try site(tool)
    let builds = try (0..<3).map { _ in try start(tool, "build") }
    var missing = 0
    let page = tool.folder.appending(path: "build/site/en/index.html").path(percentEncoded: false)
    while builds.contains(where: \.isRunning) {
      if !FileManager.default.fileExists(atPath: page) { missing += 1 }
      usleep(100)
    }
    #expect(builds.map(\.terminationStatus) == [0, 0, 0])
    #expect(missing == 0)
    #expect(try site(tool) == before)
    #expect(try leftovers(tool) == [])
  }

  /// Runs the executable with a limit on the size of files, in half kibibytes; exceeding it is an
  /// error, as on a full disk, rather than a signal.
  private func run(_ tool: Tool, blocks: Int, _ arguments: String) async throws -> Tool.Run {
    try await tool.run(
      shell: "trap '' XFSZ; ulimit -f \(blocks); exec '\(Tool.executable)' \(arguments)"
    )
  }

  @Test func `without space for compiler output, nothing is proved and nothing is damaged`()
    async throws
  {
    let tool = try await Tool(isChecked: false)
    let full = try await run(tool, blocks: 4, "check")
    #expect(full.status == 1)
    #expect(full.errors.contains("error:"))
    #expect(!full.output.contains("2 transcripts computed"))
    let run = try await tool.run("check")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 transcripts computed"))
  }

  @Test(arguments: ["init new", "heard export new"])
  func `without space for new files, the reason is a sentence`(arguments: String) async throws {
    // The limit covers the files that capture the output, so the output goes through a pipe.
    let run = try await Tool().run(
      shell: """
        { (trap '' XFSZ; ulimit -f 0; exec '\(Tool.executable)' \(arguments)) 2>&1
        echo "status $?"; } | cat
        """
    )
    #expect(!run.output.contains("status 0"))
    #expect(run.output.contains("rror: "), "\(run.output)")
    for raw in ["Error Domain", "NSCocoaErrorDomain", "NSPOSIXErrorDomain", "UserInfo"] {
      #expect(!run.output.contains(raw), "\(run.output)")
    }
  }

  @Test func `a check leaves no temporary files`() async throws {
    let tool = try await Tool(isChecked: false)
    let run = try await tool.run(shell: "mkdir tmp; TMPDIR=$PWD/tmp '\(Tool.executable)' check")
    #expect(run.status == 0, "\(run.errors)")
    let left = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "tmp").path(percentEncoded: false)
    )
    #expect(left == [])
  }

  @Test func `without space for the site, the previous site is kept`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    let before = try bytes(tool)
    try tool.write(String(repeating: "a{b:c}\n", count: 20_000), to: "Site/style.css")
    let run = try await run(tool, blocks: 100, "build")
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot write 'site'"))
    #expect(run.errors.contains("the previous output is unchanged"))
    #expect(try bytes(tool) == before)
    #expect(try leftovers(tool) == [])
  }

  #if os(Linux)
  /// Whether a private disk can be mounted; containers may forbid it even to root.
  private static let canMount: Bool = {
    let trial = Process()
    trial.executableURL = URL(filePath: "/bin/sh")
    trial.arguments = ["-c", "unshare -m mount -t tmpfs none /mnt 2>/dev/null"]
    guard (try? trial.run()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()

  @Test(.enabled(if: canMount, "this system lets the tests mount no disk"))
  func `a full disk is a finding and damages nothing`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build").status == 0)
    let before = try bytes(tool)
    let small = "'\(tool.folder.path(percentEncoded: false))/small'"
    // A private mount that disappears with the shell.
    let mount = "mkdir -p \(small) && mount -t tmpfs -o size=8k none \(small)"
    let inside = { (command: String) in
      try await tool.run(shell: "unshare -m sh -c \"\(mount) && \(command)\"")
    }
    let compile = try await inside("TMPDIR=\(small) '\(Tool.executable)' build --no-cache")
    #expect(compile.status == 1, "\(compile.output)")
    #expect(compile.errors.contains("error:"))
    #expect(!compile.errors.contains("NSCocoaErrorDomain"))
    #expect(try bytes(tool) == before)
    let write = try await inside("'\(Tool.executable)' build --output \(small)/site")
    #expect(write.status == 1, "\(write.output)")
    #expect(write.errors.contains("cannot write 'site'"))
    let cache = try await inside("'\(Tool.executable)' check --cache \(small)/cache")
    #expect(cache.status == 0, "\(cache.errors)")
  }
  #endif
}
