import Foundation
import Testing

/// An interrupted release leaves the previous one complete, and says what to do.
struct ReleaseFaultTests {
  private func book() async throws -> Tool {
    try Tool(copyOf: await Self.released.value)
  }

  /// A released book without code, which each release would compile again.
  private static let released = Task {
    let tool = try await Tool()
    try tool.removeCode()
    let run = try await tool.run(release)
    try #require(run.status == 0, "\(run.errors)")
    return tool
  }

  private static let release = ["build", "--release", "1.0.0", "--allow-dirty"]

  private func start(_ tool: Tool) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Tool.executable)
    process.arguments = Self.release
    process.currentDirectoryURL = tool.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Whether every file of the release matches its checksum.
  private func isWhole(_ tool: Tool) async throws -> Bool {
    try await tool.run(shell: "cd build/release && sha256sum --check --strict SHA256SUMS").status
      == 0
  }

  @Test func `a release killed at any moment leaves the previous one`() async throws {
    let tool = try await book()
    let new = tool.folder.appending(path: "build/.release.new").path(percentEncoded: false)
    var kills = 0
    for milliseconds in [nil, 0, 2] {
      let build = try start(tool)
      if let milliseconds {
        while build.isRunning, !FileManager.default.fileExists(atPath: new) { usleep(100) }
        usleep(UInt32(milliseconds) * 1000)
      } else {
        usleep(500_000)
      }
      kill(build.processIdentifier, SIGKILL)
      build.waitUntilExit()
      if build.terminationReason == .uncaughtSignal { kills += 1 }
      #expect(try await isWhole(tool))
    }
    #expect(kills > 0)
    #expect(try await tool.run(Self.release).status == 0)
    #expect(try await isWhole(tool))
  }

  @Test func `concurrent releases take turns`() async throws {
    let tool = try await book()
    let builds = try (0..<2).map { _ in try start(tool) }
    for build in builds { build.waitUntilExit() }
    #expect(builds.map(\.terminationStatus) == [0, 0])
    #expect(try await isWhole(tool))
  }

  @Test func `without space for the files, the previous release is kept`() async throws {
    let tool = try await book()
    // Random data, which doesn't compress, larger than the file size limit.
    let noise = try await tool.run(shell: "head -c 6000000 /dev/urandom > Site/noise.bin")
    #expect(noise.status == 0)
    let run = try await tool.run(
      shell: """
        trap '' XFSZ; ulimit -f 8000
        exec '\(Tool.executable)' build --release 1.0.0 --allow-dirty
        """
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot make 'release'"))
    #expect(run.errors.contains("the previous output is unchanged"))
    #expect(try await isWhole(tool))
  }

  @Test func `foreign files are left unchanged unless forced`() async throws {
    let tool = try await Tool()
    try tool.write("mine", to: "public/thesis.txt")
    let run = try await tool.run("build", "--output", "public")
    #expect(run.status == 1)
    #expect(run.errors.contains("[foreign-output]"))
    #expect(run.errors.contains("--force"))
    #expect(try tool.read("public/thesis.txt") == "mine")
    let forced = try await tool.run("build", "--output", "public", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(throws: (any Error).self) { try tool.read("public/thesis.txt") }
    #expect(try !tool.read("public/index.html").isEmpty)
  }

  @Test func `a file at the output path is left unchanged unless forced`() async throws {
    let tool = try await Tool()
    try tool.write("mine", to: "public")
    let run = try await tool.run("build", "--output", "public")
    #expect(run.status == 1)
    #expect(try tool.read("public") == "mine")
    let forced = try await tool.run("build", "--output", "public", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try !tool.read("public/index.html").isEmpty)
  }

  @Test func `an unwritable folder is a finding`() async throws {
    let tool = try await Tool()
    try tool.write("mine", to: "file")
    let run = try await tool.run("build", "--format", "epub", "--output", "file/inside")
    #expect(run.status == 1)
    #expect(run.errors.contains("[unwritable-output]"))
    #expect(try tool.read("file") == "mine")
  }

  @Test func `a release does not replace foreign files either`() async throws {
    let tool = try await Tool()
    try tool.write("mine", to: "build/release/thesis.txt")
    let run = try await tool.run(Self.release)
    #expect(run.status == 1)
    #expect(run.errors.contains("[foreign-output]"))
    #expect(try tool.read("build/release/thesis.txt") == "mine")
    let file = try await tool.run(Self.release + ["--output", "build/release/thesis.txt"])
    #expect(file.status == 1)
    #expect(file.errors.contains("is a file, not a folder"))
    #expect(try tool.read("build/release/thesis.txt") == "mine")
  }

  @Test(arguments: [".", "Content", "Site/look", ".."])
  func `the sources of the book are never replaced, even if forced`(output: String) async throws {
    let tool = try await Tool()
    let run = try await tool.run("build", "--output", output, "--force")
    #expect(run.status == 1)
    #expect(run.errors.contains("which must be kept"))
    #expect(try !tool.read("Content/book.yml").isEmpty)
  }

  @Test func `a killed build of a format leaves the previous output`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("build", "--format", "epub,text").status == 0)
    let before = try tool.read("build/text/little-en.txt")
    for milliseconds in [50, 200, 400] {
      let line = "'\(Tool.executable)' build --format epub,text & sleep 0.\(milliseconds)"
      _ = try await tool.run(shell: line + "; kill -9 $!; wait $!")
      #expect(try tool.read("build/text/little-en.txt") == before)
      let whole = try await tool.run(shell: "unzip -tqq build/epub/little-en.epub")
      #expect(whole.status == 0 || whole.errors.contains("not found"), "\(whole.errors)")
    }
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

  @Test(
    .enabled(if: canMount, "this system lets the tests mount no disk"),
    arguments: ["--release 1.0.0 --allow-dirty", "--format epub", "--format site,text"]
  )
  func `a full or read-only disk is a finding`(arguments: String) async throws {
    let tool = try await Tool()
    try tool.removeCode()
    for options in ["size=16k", "ro"] {
      let small = "'\(tool.folder.path(percentEncoded: false))/small'"
      let run = try await tool.run(
        shell: """
          unshare -m sh -c "mkdir -p \(small) && mount -t tmpfs -o \(options) none \(small) && \
          '\(Tool.executable)' build \(arguments) --output \(small)/public; status=\\$?; \
          ls -A \(small)/public 2>/dev/null; exit \\$status"
          """
      )
      #expect(run.status == 1, "\(run.output)")
      #expect(run.errors.contains("[unwritable-output]"), "\(run.errors)")
      #expect(!run.errors.contains("NSCocoaErrorDomain"))
      #expect(run.output == "")
    }
  }
  #endif
}
