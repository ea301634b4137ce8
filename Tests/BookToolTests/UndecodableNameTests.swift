import Testing

/// Files whose names are not UTF-8 are reported, not passed over.
struct UndecodableNameTests {
  @Test func `a chapter with such a name is reported in a book`() async throws {
    let tool = try await Tool()
    let made = try await tool.run(
      shell: #"printf 'A.\n' > "$(printf 'Content/en/basics/caf\351.md')""#
    )
    #expect(made.status == 0)
    let run = try await tool.run("check", "--no-run")
    #expect(run.status == 1)
    #expect(run.errors.contains("Content/en/basics/caf\u{FFFD}.md: error: "))
    #expect(run.errors.contains("[undecodable-name]"))
  }

  @Test func `a folder with such a name is reported in a folder of files`() async throws {
    let tool = try await Tool()
    let made = try await tool.run(
      shell: #"mkdir -p "$(printf 'notes/caf\351')"; printf 'A.\n' > notes/a.md"#
    )
    #expect(made.status == 0)
    let run = try await tool.run("check", "--no-run", "notes")
    #expect(run.errors.contains("[undecodable-name]"))
  }

  @Test func `other letters are allowed in names`() async throws {
    let tool = try await Tool()
    try tool.write("# A\n\nText.\n", to: "notes/caf\u{E9}/\u{436}.md")
    let run = try await tool.run("check", "--no-run", "notes")
    #expect(!run.errors.contains("[undecodable-name]"))
  }
}
