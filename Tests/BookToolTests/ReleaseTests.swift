import Foundation
import Testing

/// A release contains everything that is published, is reproducible, and is written completely or
/// not at all.
struct ReleaseTests {
  private static let changelog = "# Changelog\n\n## 1.0.0\n\n* A button.\n"

  /// A released book.
  private static let released = Task {
    let tool = try await book()
    let run = try await tool.run("build", "--release", "1.0.0")
    try #require(run.status == 0, "\(run.errors)")
    return tool
  }

  /// A book under version control, clean and tagged.
  ///
  /// - Parameter hasCode: `false` if code doesn't matter, since each release compiles it again.
  private static func book(tag: String = "v1.0.0", hasCode: Bool = true) async throws -> Tool {
    let tool = try await Tool()
    if !hasCode { try tool.removeCode() }
    try tool.write("build/\n", to: ".gitignore")
    try tool.write(Self.changelog, to: "CHANGELOG.md")
    try await commit(tool)
    #expect(try await tool.run(shell: "git tag \(tag)").status == 0)
    return tool
  }

  private static func commit(_ tool: Tool) async throws {
    let run = try await tool.run(
      shell: """
        export GIT_AUTHOR_DATE=2026-11-20T12:00:00Z GIT_COMMITTER_DATE=2026-11-20T12:00:00Z
        git -c init.defaultBranch=main init -q . && git add . &&
        git -c user.name=Test -c user.email=test@example.org commit -q -m Book
        """
    )
    #expect(run.status == 0, "\(run.errors)")
  }

  private func names(_ tool: Tool) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "build/release").path(percentEncoded: false)
    )
    .sorted()
  }

  @Test
  func `a release contains every format, valid checksums, the check report and the release notes`()
    async throws
  {
    let tool = try await Self.released.value
    let names = try names(tool)
    for name in [
      "RELEASE-NOTES.md", "SHA256SUMS", "little-en.epub", "little-en.html", "little-en.txt",
      "little-ru.epub", "little-site-1.0.0.zip", "release.json",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    let sums = try await tool.run(
      shell: "cd build/release && sha256sum --check --strict SHA256SUMS"
    )
    #expect(sums.status == 0, "\(sums.output)")
    let sites = try await tool.run(
      shell: "ls build/release | grep -v SHA256SUMS | wc -l; wc -l < build/release/SHA256SUMS"
    )
    #expect(Set(sites.output.split(separator: "\n").map { $0.filter(\.isNumber) }).count == 1)
    #expect(try tool.read("build/release/RELEASE-NOTES.md") == "* A button.\n")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try tool.read("build/release/release.json").utf8))
        as? [String: Any]
    )
    #expect(json["version"] as? String == "1.0.0")
    #expect((json["commit"] as? String)?.count == 40)
    #expect(json["day"] as? String == "2026-11-20")
    #expect(json["isTrial"] as? Bool == false)
    #expect(json["chapters"] as? Int == 1)
    #expect((json["compiler"] as? String)?.contains("Swift") == true)
  }

  @Test func `two builds of a commit in different folders are identical`() async throws {
    let first = try await Self.released.value
    let second = try await Self.book()
    let run = try await second.run("build", "--release", "1.0.0")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try first.read("build/release/SHA256SUMS") == second.read("build/release/SHA256SUMS"))
  }

  @Test func `uncommitted changes, a missing tag and a missing section are rejected together`()
    async throws
  {
    let tool = try await Self.book(tag: "v0.9.0", hasCode: false)
    try tool.write("# Changelog\n\n## Unreleased\n\n* Soon.\n", to: "CHANGELOG.md")
    let run = try await tool.run("build", "--release", "1.0.0")
    #expect(run.status == 1)
    #expect(run.errors.contains("'CHANGELOG.md' differs from the commit; commit or remove it"))
    #expect(run.errors.contains("the commit has no tag 'v1.0.0'; run 'git tag v1.0.0'"))
    #expect(run.errors.contains("'CHANGELOG.md' has no section '## 1.0.0'"))
    #expect(run.errors.contains("[not-releasable]"))
    #expect(throws: (any Error).self) { try names(tool) }
    let trial = try await tool.run("build", "--release", "1.0.0", "--allow-dirty")
    #expect(trial.status == 0, "\(trial.errors)")
    #expect(try tool.read("build/release/release.json").contains("\"isTrial\" : true"))
    #expect(try tool.read("build/release/RELEASE-NOTES.md") == "* Soon.\n")
  }

  @Test func `an outdated translation is rejected unless it is named`() async throws {
    let tool = try await Self.book(hasCode: false)
    let path = "Content/ru/basics/button.md"
    let translation = "description: A button.\ntranslates: 0123456789abcdef"
    try tool.write(
      try tool.read(path).replacing("description: A button.", with: translation),
      to: path
    )
    let run = try await tool.run("build", "--release", "1.0.0", "--allow-dirty")
    #expect(run.status == 1)
    #expect(run.errors.contains("'\(path)' is older than its original"))
    let named = try await tool.run(
      "build",
      "--release",
      "1.0.0",
      "--allow-dirty",
      "--allow-stale",
      path
    )
    #expect(named.status == 0, "\(named.errors)")
    #expect(try tool.read("build/release/release.json").contains(path))
  }

  @Test func `a wrong word leaves the previous release unchanged`() async throws {
    let tool = try Tool(copyOf: await Self.released.value)
    let before = try tool.read("build/release/SHA256SUMS")
    try tool.write(
      Tool.chapter.replacing("Buy, Button", with: "Buy, Link"),
      to: "Content/en/basics/button.md"
    )
    let run = try await tool.run("build", "--release", "1.0.0", "--allow-dirty")
    #expect(run.status == 1)
    #expect(run.errors.contains("the previous output is unchanged"))
    #expect(try tool.read("build/release/SHA256SUMS") == before)
  }

  @Test(arguments: ["1.0", "one", "1.0.x"])
  func `a version has three numbers`(version: String) async throws {
    #expect(try await Tool().run("build", "--release", version).status == 2)
  }
}
