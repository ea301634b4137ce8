#if os(Linux)
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetTestSupport
import TestSupport
import Testing

/// Packages whose manifests attack the machine that builds them.
@Suite(
  .serialized,
  .enabled(if: KernelFeature.fileRules.isAvailable, "this kernel lacks rules for files")
)
struct HostileManifestTests: HostilePackage {
  let temporary: TemporaryFolder

  private static let shared = TemporaryFolder()

  init(in temporary: TemporaryFolder = shared) {
    self.temporary = temporary
    clear()
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
    let finding = try await finding(memory: 768 << 20, manifest: 1800)
    #expect(
      finding?.details == ["'swift' used more than 768 MiB of memory and was stopped"]
    )
  }
}
#endif
