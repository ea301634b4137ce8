#if os(Linux)
import Diagnostics
import Foundation
import SnippetTestSupport
import TestSupport
import Testing

/// Packages whose plug-ins and macros attack the machine that builds them.
@Suite(
  .serialized,
  .enabled(if: KernelFeature.fileRules.isAvailable, "this kernel lacks rules for files")
)
struct HostilePluginTests: HostilePackage {
  let temporary: TemporaryFolder

  private static let shared = TemporaryFolder()

  init(in temporary: TemporaryFolder = shared) {
    self.temporary = temporary
    clear()
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
    #expect(try await finding(time: 900)?.details.isEmpty == false)
    #expect(victim.isUntouched)
    #expect(
      try String(contentsOfFile: path + "/Sources/A/A.swift", encoding: .utf8).contains("#one")
    )
    #expect(RunningProcesses().count(of: mark) == 0)
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
}
#endif
