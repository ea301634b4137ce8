import Testing

/// The memory and the time of a check are bounded, whatever a text contains.
struct LargeTextTests {
  /// The address space that a check of any text may use, in KiB.
  private static let memory = 2_000_000

  /// Each line of a script prints a text of at most a megabyte.
  @Test(arguments: [
    "BEGIN { printf \"[a]: https://e.org/\"; for (i = 0; i < 96000; i++) printf \"b\"; print \"\"; print \"\"; for (i = 0; i < 24000; i++) printf \"[a] \" }",
    "BEGIN { for (i = 0; i < 1200; i++) printf \"|a\"; print \"|\"; for (i = 0; i < 1200; i++) printf \"|-\"; print \"|\"; for (i = 0; i < 1200; i++) print \"|x\" }",
    "BEGIN { print \"|a|\"; print \"|-|\"; for (i = 0; i < 256000; i++) printf \"|\" }",
    "BEGIN { print \"```swift\"; printf \"let a = \"; for (i = 0; i < 256000; i++) printf \"[\"; print \"\"; print \"```\" }",
  ])
  func `a text that would take gigabytes is refused with a finding`(script: String) async throws {
    let tool = try await Tool()
    let run = try await tool.run(
      shell: """
        awk '\(script)' > large.md
        ulimit -v \(Self.memory) -t 60
        '\(Tool.executable)' check --only content large.md
        """
    )
    #expect(run.status == 0 || run.status == 1, "\(run.errors.prefix(500))")
  }

  @Test func `a text of more than a megabyte is refused`() async throws {
    let tool = try await Tool()
    try tool.write(String(repeating: "Word. ", count: 200_000), to: "large.md")
    let run = try await tool.run("check", "--only", "content", "large.md")
    #expect(run.status == 1)
    #expect(run.errors.contains("[oversized-file]"))
  }
}
