import Testing

/// Paths of findings for people, and for hosts of code.
struct FindingPathTests {
  private func tool() async throws -> Tool {
    let tool = try await Tool()
    try tool.write("x", to: ".git/HEAD")
    try tool.write("See [it](missing.md).\n", to: "Handbook/docs/a.md")
    try tool.write(
      "title: {en: A}\ndescription: {en: B}\nlanguages: [en]\n"
        + "parts: [{id: basics, title: {en: A}, chapters: [one]}]\n",
      to: "Handbook/Content/book.yml"
    )
    return tool
  }

  @Test(arguments: [
    ("github", "file=Handbook/docs/a.md,"), ("json", "\"path\" : \"Handbook/docs/a.md\""),
    ("sarif", "\"uri\" : \"Handbook/docs/a.md\""), ("junit", "name=\"Handbook/docs/a.md\""),
  ])
  func `hosts get paths from the root of the repository`(
    format: String,
    place: String
  )
    async throws
  {
    let tool = try await tool()
    let arguments = "check docs/a.md --only content --format \(format)"
    for line in [
      "'\(Tool.executable)' \(arguments) --book Handbook",
      "cd Handbook && '\(Tool.executable)' \(arguments)",
    ] {
      let run = try await tool.run(shell: line)
      #expect(run.status == 1)
      #expect(run.output.contains(place), "\(run.output)")
    }
  }

  @Test func `people get paths from their folder, with an excerpt`() async throws {
    let tool = try await tool()
    let inside = try await tool.run(
      shell: "cd Handbook && env -u GITHUB_ACTIONS '\(Tool.executable)' check docs/a.md"
    )
    #expect(inside.errors.hasPrefix("docs/a.md:1:"), "\(inside.errors)")
    let around = try await tool.run(
      shell: "env -u GITHUB_ACTIONS '\(Tool.executable)' check docs/a.md --book Handbook"
    )
    #expect(around.errors.hasPrefix("Handbook/docs/a.md:1:"), "\(around.errors)")
    #expect(around.errors.contains("1 | See [it](missing.md)."))
    let log = try await tool.run(
      shell: "cd Handbook && GITHUB_ACTIONS=true '\(Tool.executable)' check docs/a.md"
    )
    #expect(log.errors.hasPrefix("Handbook/docs/a.md:1:"), "\(log.errors)")
  }

  @Test(arguments: [
    "check Handbook/Content/en/basics/one.md", "check Content/en/basics/one.md --book Handbook",
    "check Handbook/Content/en/basics/one.md --book Handbook", "check Handbook",
    "check Handbook/Content/en",
  ])
  func `a chapter is checked as one, however its path is written`(arguments: String) async throws {
    let tool = try await tool()
    try tool.write("---\ntitle: A\ndescripton: B\n---\nSay <kbd>k</kbd>.\n", to: Self.chapter)
    let run = try await tool.run(
      shell: "env -u GITHUB_ACTIONS '\(Tool.executable)' \(arguments) --no-run"
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("\(Self.chapter):3:"), "\(run.errors)")
    #expect(!run.output.contains("without a book"), "\(run.output)")
  }

  @Test(arguments: [("Handbook/Content/en/basics", "one.md"), ("Handbook/Content", "en/basics")])
  func `the book around the current folder is found`(folder: String, path: String) async throws {
    let tool = try await tool()
    try tool.write("---\ntitle: A\ndescripton: B\n---\nText.\n", to: Self.chapter)
    let run = try await tool.run(
      shell: "cd \(folder) && '\(Tool.executable)' check \(path) --no-run"
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("one.md:3:"), "\(run.errors)")
    #expect(!run.output.contains("without a book"), "\(run.output)")
  }

  private static let chapter = "Handbook/Content/en/basics/one.md"
}
