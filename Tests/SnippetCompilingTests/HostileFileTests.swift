#if os(Linux)
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetTestSupport
import TestSupport
import Testing

/// Packages whose files and links attack the machine that builds them.
@Suite(
  .serialized,
  .enabled(if: KernelFeature.fileRules.isAvailable, "this kernel lacks rules for files")
)
struct HostileFileTests: HostilePackage {
  let temporary: TemporaryFolder

  private static let shared = TemporaryFolder()

  init(in temporary: TemporaryFolder = shared) {
    self.temporary = temporary
    clear()
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
#endif
