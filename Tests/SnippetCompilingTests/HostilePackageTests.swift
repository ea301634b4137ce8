#if os(Linux)
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetTestSupport
import TestSupport
import Testing

/// Packages whose manifests, plug-ins and objects attack the machine that builds them.
@Suite(
  .serialized,
  .enabled(if: KernelFeature.fileRules.isAvailable, "this kernel lacks rules for files")
)
struct HostilePackageTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url.appending(path: "Package") }
  private var path: String { folder.path(percentEncoded: false) }

  /// The tests share a folder, as the compiler's modules take longer to build than a package, and
  /// can't be moved.
  private static let shared = TemporaryFolder()

  /// Removes everything from a folder except the compiler's modules.
  init(in temporary: TemporaryFolder = shared) {
    self.temporary = temporary
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    for file in files.sorted().reversed()
    where !file.contains("/ModuleCache/") || file.contains("plugins") {
      remove("\(path)/\(file)")
    }
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Writes a package of a library.
  private func lay(
    _ targets: String = ".target(name: \"A\")",
    manifest: String = "",
    imports: String = ""
  ) throws {
    try write(
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      \(imports)
      \(manifest)
      let package = Package(
        name: "A", products: [.library(name: "A", targets: ["A"])], targets: [\(targets)])
      """,
      to: "Package.swift"
    )
    try write("public let a = 1\n", to: "Sources/A/A.swift")
  }

  /// Writes a package whose library uses a macro, and the program of the macro.
  private func layMacro(_ program: String) throws {
    try lay(
      ".macro(name: \"M\"), .target(name: \"A\", dependencies: [\"M\"])",
      imports: "import CompilerPluginSupport"
    )
    try write(
      """
      @freestanding(expression) macro one() -> Int = #externalMacro(module: "M", type: "One")
      public let a = #one

      """,
      to: "Sources/A/A.swift"
    )
    try write(program, to: "Sources/M/main.swift")
  }

  private func build(
    memory: Int? = nil,
    manifest: Double = 120,
    time: Double = 1800
  ) async throws -> BuiltPackage {
    try await PackageBuilder(
      toolchain: Page.toolchain,
      path: path,
      manifestLimit: manifest,
      timeLimit: time,
      memoryLimit: memory
    )
    .build()
  }

  /// The finding about a package that isn't built.
  private func finding(
    memory: Int? = nil,
    manifest: Double = 120,
    time: Double = 1800
  ) async throws -> Diagnostic? {
    do {
      _ = try await build(memory: memory, manifest: manifest, time: time)
      return nil
    } catch let error as UnusablePackage {
      return error.diagnostic
    }
  }

  @Test func `a manifest can write neither outside its package nor into its sources`()
    async throws
  {
    let victim = try ProtectedFile()
    let writing = """
      for path in [\(victim.path.literal), \((path + "/Sources/A/A.swift").literal)] {
        try? Data("public let a = 2".utf8).write(to: URL(fileURLWithPath: path))
        try? FileManager.default.removeItem(atPath: path)
        let new = path + ".new"
        FileManager.default.createFile(atPath: new, contents: nil)
      }
      """
    try lay(manifest: writing)
    #expect(try await build().modules["A"] != nil)
    #expect(victim.isUntouched)
    let files = try FileManager.default.contentsOfDirectory(atPath: path + "/Sources/A")
    #expect(files == ["A.swift"])
    #expect(try String(contentsOfFile: path + "/Sources/A/A.swift", encoding: .utf8).contains("1"))
  }

  @Test func `builds into one folder at the same time wait for each other`() async throws {
    try lay()
    let builds = try await withThrowingTaskGroup { group in
      for _ in 0..<3 { group.addTask { try await build().modules["A"] != nil } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(builds == [true, true, true])
  }

  @Test func `a build leaves only its folder`() async throws {
    try lay()
    _ = try await build()
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == [".build", "Package.swift", "Sources"])
  }

  @Test func `a manifest that does not end is stopped with its processes`() async throws {
    let mark = "9\(Int.random(in: 10_000_000..<100_000_000))"
    try lay(
      manifest: """
        var child = pid_t()
        var words = [strdup("setsid"), strdup("sleep"), strdup("\(mark)"), nil]
        posix_spawnp(&child, "setsid", nil, nil, &words, environ)
        while true { sleep(1) }
        """
    )
    let finding = try await finding(manifest: 20)
    #expect(finding?.summary == "the manifest of the package in '\(path)' was stopped after 20 s")
    for _ in 0..<500 where RunningProcesses().count(of: mark) > 0 { usleep(20_000) }
    #expect(RunningProcesses().count(of: mark) == 0)
  }

  @Test func `a manifest that prints without end runs out of memory`() async throws {
    try lay(manifest: "while true { print(String(repeating: \"a\", count: 1 << 20)) }")
    let finding = try await finding(memory: 2 << 30)
    #expect(
      finding?.details == ["'swift' used more than 2048 MiB of memory and was stopped"]
    )
  }

  @Test func `a plug-in cannot write outside the build folder`() async throws {
    let victim = try ProtectedFile()
    try lay(
      """
      .target(name: "A", plugins: ["P"]), .plugin(name: "P", capability: .buildTool())
      """
    )
    try write(
      """
      import Foundation
      import PackagePlugin
      @main struct P: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
          try? Data("b".utf8).write(to: URL(fileURLWithPath: \(victim.path.literal)))
          let text = "echo b >\(victim.path)"
          let output = context.pluginWorkDirectoryURL
          return [
            .prebuildCommand(
              displayName: "B", executable: URL(fileURLWithPath: "/bin/sh"),
              arguments: ["-c", text + "; true"], outputFilesDirectory: output)
          ]
        }
      }
      """,
      to: "Plugins/P/P.swift"
    )
    _ = try await finding()
    #expect(victim.isUntouched)
    let names = try FileManager.default.subpathsOfDirectory(atPath: path + "/.build")
    #expect(names.contains { $0.contains("plugins") })
  }

  /// The process that the macro starts keeps the pipes of the compiler, or has none of its streams and
  /// outlives the compiler.
  @Test(arguments: [("", ""), (" >/dev/null 2>&1 </dev/null", "kill(getppid(), SIGKILL)")])
  func `a macro cannot write outside the build folder, and its processes end`(
    streams: String,
    ending: String
  ) async throws {
    let victim = try ProtectedFile()
    let mark = "9\(Int.random(in: 10_000_000..<100_000_000))"
    // The process doesn't have the environment of the build either.
    try layMacro(
      """
      import Foundation
      for path in [\(victim.path.literal), \((path + "/Sources/A/A.swift").literal)] {
        try? Data("b".utf8).write(to: URL(fileURLWithPath: path))
      }
      var child = pid_t()
      var words = [strdup("sh"), strdup("-c"), strdup("exec setsid sleep \(mark)\(streams)"), nil]
      var environment: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/bin:/bin"), nil]
      posix_spawn(&child, "/bin/sh", nil, nil, &words, &environment)
      \(ending)
      """
    )
    #expect(try await finding(time: 300)?.details.isEmpty == false)
    #expect(victim.isUntouched)
    #expect(
      try String(contentsOfFile: path + "/Sources/A/A.swift", encoding: .utf8).contains("#one")
    )
    #expect(RunningProcesses().count(of: mark) == 0)
  }

  @Test func `a macro that never answers is stopped with its build`() async throws {
    try layMacro("import Foundation\nwhile true { sleep(1) }")
    #expect(
      try await finding(time: 40)?.summary
        == "the build of the package in '\(path)' was stopped after 40 s"
    )
    #expect(RunningProcesses().count(of: "\(path)/.build") == 0)
  }

  @Test func `a plug-in that kills its package manager is a finding with the reason`() async throws
  {
    try lay(
      ".target(name: \"A\", plugins: [\"P\"]), .plugin(name: \"P\", capability: .buildTool())"
    )
    try write(
      """
      import Foundation
      import PackagePlugin
      @main struct P: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
          kill(getppid(), SIGKILL)
          return []
        }
      }
      """,
      to: "Plugins/P/P.swift"
    )
    #expect(try await finding()?.details == ["ended by signal 9"])
  }

  @Test(arguments: ["pipe", "device", "link to a device"])
  func `a file that a compiler would read without end is reported`(kind: String) async throws {
    try lay()
    let file = path + "/Sources/A/B.swift"
    switch kind {
    case "pipe": mkfifo(file, 0o600)
    case "device": symlink("/dev/zero", file)
    default:
      symlink("/dev/zero", path + "/Sources/A/C.txt")
      symlink("C.txt", file)
    }
    let finding = try await finding()
    #expect(finding?.summary.contains("which is a pipe, a socket or a device") == true)
    #expect(finding?.location?.path == path + "/Package.swift")
  }

  @Test func `nothing is built into a linked folder`() async throws {
    let package = Self(in: TemporaryFolder())
    try package.lay()
    let other = TemporaryFolder()
    symlink(other.url.path(percentEncoded: false), package.path + "/.build")
    let finding = try await package.finding()
    #expect(finding?.summary.contains("is a link") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.url.path) == [])
  }

  @Test func `a linked file of versions is not written`() async throws {
    let victim = try ProtectedFile()
    let write =
      "try? Data().write(to: URL(fileURLWithPath: \((path + "/Package.resolved").literal)))"
    try lay(manifest: write)
    symlink(victim.path, path + "/Package.resolved")
    _ = try await finding()
    #expect(victim.isUntouched)
  }

  @Test func `options for the linker in an object reach nothing outside`() async throws {
    let victim = try ProtectedFile()
    try lay(".target(name: \"A\", dependencies: [\"C\"]), .target(name: \"C\")")
    try write("import C\npublic let a = c()\n", to: "Sources/A/A.swift")
    try write("int c(void);\n", to: "Sources/C/include/C.h")
    try write(
      """
      __attribute__((section(".swift1_autolink_entries"), used))
      static const char options[] = "-Xlinker\\0-Map=\(victim.path)";
      int c(void) { return 1; }
      """,
      to: "Sources/C/C.c"
    )
    if let package = try? await build() {
      let scratch = TemporaryFolder()
      _ = try await PackageLinker(toolchain: Page.toolchain, folder: scratch.url).link(package)
    }
    #expect(victim.isUntouched)
  }

  @Test func `a module map with a device as a header and a path as a library does no harm`()
    async throws
  {
    try lay(".target(name: \"A\", dependencies: [\"C\"]), .systemLibrary(name: \"C\")")
    try write("import C\n", to: "Sources/A/A.swift")
    try write(
      "module C {\n  header \"/dev/zero\"\n  link \"../../etc/passwd\"\n  export *\n}\n",
      to: "Sources/C/module.modulemap"
    )
    #expect(try await build(memory: 4 << 30).modules["A"] != nil)
  }
}

extension String {
  fileprivate var literal: String { "\"\(self)\"" }
}
#endif
