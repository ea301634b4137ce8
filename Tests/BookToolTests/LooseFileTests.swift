import Foundation
import Testing

/// Markdown files outside a book.
struct LooseFileTests {
  private static let page = """
    # Notes

    ## One

    A [file](missing.md), a [place elsewhere](other.md#nowhere), a [place here](#nowhere), \
    a note[^none], a [reference][none], nothing [](https://example.org).

    ![A dial](missing.png) ![](dot.png)

    #### Two

    ```swfit
    let a = 1
    ```

    ## One
    """

  /// The findings as lines of path, line number and id.
  private func findings(_ tool: Tool, _ arguments: String...) async throws -> [String] {
    let run = try await tool.run(["check"] + arguments + ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return (object?["diagnostics"] as? [[String: Any]] ?? []).map { finding in
      let place = finding["location"] as? [String: Any]
      let line = place?["line"] as? Int ?? 0
      return "\(place?["path"] ?? ""):\(line) \(finding["id"] ?? "")"
    }
  }

  @Test func `links that lead out of a named folder are not followed`() async throws {
    let tool = try await Tool()
    try tool.write(Self.page, to: "others/page.md")
    try tool.write("# A\n\nSee [a file](missing.md).\n", to: "notes/in/page.md")
    try tool.write("# A\n\nWords.\n", to: "notes/page.md")
    let links = [
      ("folder", "../others"), ("page-2.md", "../others/page.md"), ("page-3.md", "in/page.md"),
      ("page-4.md", "nothing.md"), ("up", ".."),
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: tool.folder.appending(path: "notes/\(link)").path(percentEncoded: false),
        withDestinationPath: target
      )
    }
    #expect(
      try await findings(tool, "--no-run", "notes").sorted() == [
        "notes/in/page.md:3 broken-link", "notes/page-3.md:3 broken-link",
      ]
    )
  }

  #if os(Linux)
  @Test(arguments: ["check - </dev/zero", "check huge.md", "check pipe.md", "check endless.md"])
  func `a file without an end is reported at once`(arguments: String) async throws {
    let tool = try await Tool()
    let files = "truncate -s 5G huge.md; mkfifo pipe.md; ln -s /dev/zero endless.md"
    let limit = "ulimit -v 4000000"
    let run = try await tool.run(
      shell: "\(files); \(limit); timeout 60 '\(Tool.executable)' \(arguments)"
    )
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains(/has more than 1048576 bytes|is a pipe, a socket or a device/))
  }
  #endif

  @Test(arguments: ["notes.md", "../\(UUID().uuidString)/notes.md"])
  func `eleven errors are eleven findings, inside a book and outside`(path: String) async throws {
    let tool = try await Tool()
    try tool.write(Self.page, to: path)
    let folder = String(path.dropLast("notes.md".count))
    try tool.write("# Other\n", to: folder + "other.md")
    try tool.write("x", to: folder + "dot.png")
    let found = try await findings(tool, path)
    let expected = [
      "5 broken-link", "5 broken-anchor", "5 broken-anchor", "5 undefined-footnote",
      "5 undefined-reference", "5 empty-link-text", "7 broken-image", "7 missing-alternative-text",
      "9 skipped-heading-level", "11 unknown-fence", "15 duplicate-heading",
    ]
    #expect(found == expected.map { "\(path):\($0)" })
    try? FileManager.default.removeItem(
      at: tool.folder.appending(path: folder == "" ? "notes.md" : folder)
    )
  }

  @Test func `suggested files come from the whole repository`() async throws {
    let tool = try await Tool()
    try tool.write("[A](guide.md) and [B](/docs/more/guide.md) ![C](dial.png)\n", to: "docs/a.md")
    try tool.write("# Guide\n", to: "docs/other/guide.md")
    try tool.write("x", to: "pictures/dial.png")
    try tool.write("x", to: ".git/HEAD")
    let run = try await tool.run("check", "docs/a.md")
    let hints = run.errors.split(separator: "\n").filter { $0.hasPrefix("  help:") }
    #expect(
      hints == [
        "  help: did you mean 'other/guide.md'?", "  help: did you mean 'other/guide.md'?",
        "  help: did you mean '../pictures/dial.png'?",
      ]
    )
  }

  @Test func `an alert that its host doesn't show is reported`() async throws {
    let tool = try await Tool()
    let alert = "> [!NOTE]\n> One.\n"
    let nested = alert.split(separator: "\n").map { "  \($0)\n" }.joined()
    try tool.write("# A\n\n\(alert)\n- Item\n\n\(nested)\n> > [!TIP]\n> > Two.\n", to: "a.md")
    #expect(try await findings(tool, "a.md") == ["a.md:8 nested-alert", "a.md:11 nested-alert"])
  }

  @Test func `files outside a book leave no folder next to them`() async throws {
    let tool = try await Tool()
    try tool.write("# A\n\n```swift\nlet a = 1\n```\n", to: "docs/a.md")
    let run = try await tool.run(
      shell: "cd docs && XDG_CACHE_HOME=\"$PWD/../user\" '\(Tool.executable)' check a.md"
    )
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "docs").path(percentEncoded: false)
    )
    #expect(names == ["a.md"])
    #expect(try tool.read("user/by-ear/results.json") != "")
  }

  @Test func `a row with one cell is reported in correct English`() async throws {
    let tool = try await Tool()
    try tool.write("# A\n\n| A | B |\n| - | - |\n| 1 |\n", to: "a.md")
    let run = try await tool.run("check", "a.md")
    #expect(run.status == 1)
    let report = run.output + run.errors
    #expect(report.contains("this row has 1 cell, but the table has 2 columns"), "\(report)")
  }

  @Test func `the output says what was not checked`() async throws {
    let tool = try await Tool()
    try tool.write("# A\n\n[One](https://e.org) and [B](/b.md).\n", to: "notes.md")
    let run = try await tool.run("check", "notes.md")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        "One file was checked without a book, so these were not checked: front matter"
      )
    )
    #expect(run.output.contains("2 external addresses"))
  }

  @Test func `a chapter is checked as part of the book, and other files as loose files`()
    async throws
  {
    let tool = try await Tool()
    try tool.write("## Two\n\n[Gone](gone.md)\n", to: "notes.md")
    let chapter =
      "---\ntitle: Button\ndescription: A button.\ntitel: B\n---\n# One\n\n[Home](../index.md#none)\n"
    try tool.write(chapter, to: "Content/en/basics/button.md")
    let found = try await findings(
      tool,
      "Content/en/basics/button.md",
      "notes.md",
      "--only",
      "content"
    )
    #expect(
      found == [
        "Content/en/basics/button.md:4 unknown-key",
        "Content/en/basics/button.md:6 heading-level-one",
        "Content/en/basics/button.md:8 broken-anchor", "notes.md:3 broken-link",
      ]
    )
  }

  @Test func `a heading may be repeated under different parents, but not under one`() async throws {
    let tool = try await Tool()
    let log = "# Changes\n\n## 2\n\n### Fixes\n\nA.\n\n## 1\n\n### Fixes\n\nB.\n\n### Fixes\n\nC.\n"
    try tool.write(log, to: "CHANGES.md")
    #expect(try await findings(tool, "CHANGES.md") == ["CHANGES.md:15 duplicate-heading"])
  }

  @Test(arguments: [
    ("<details>\n<summary>More</summary>\n\nText.\n", "3"), ("Text</b>.\n", "3"),
    ("A List<String> here.\n", "3"), ("> <div\n> align=\"center\">\n\nText.\n", "3"),
    ("<div>\n  <i>a</b></i>\n</div>\n", "4"), ("Run it with <name>.\n", "3"),
  ])
  func `unclosed, cut and unknown HTML tags are reported`(text: String, line: String) async throws {
    let tool = try await Tool()
    try tool.write("# A\n\n\(text)", to: "notes.md")
    let found = try await findings(tool, "notes.md", "--only", "content")
    #expect(found == ["notes.md:\(line) unclosed-tag"])
  }

  @Test func `links and pictures in HTML are checked`() async throws {
    let tool = try await Tool()
    let text = """
      # A

      <p><a href="gone.md">The guide</a> <a href="a.png">a picture</a></p>

      A picture: <img src="go&#110;e.png" alt="A dial">, and <a href="https://e.org">a site</a>.
      """
    try tool.write(text, to: "notes.md")
    try tool.write("x", to: "a.png")
    let found = try await findings(tool, "notes.md", "--only", "content")
    #expect(found == ["notes.md:3 broken-link", "notes.md:5 broken-image"])
  }

  @Test func `valid HTML has no findings`() async throws {
    let tool = try await Tool()
    let text = """
      # A

      <p align="center"><img src="a.png" alt="A dial"><br>
      <a href="https://e.org">Site <b>one</b></a>

      <details open><summary>More</summary>

      <a href="https:&#x2F;&#47;e.org">A <img src="https:&#x2F;&sol;e.org/a&amp;b.png" alt="dial"></a>

      - One<br/>two, H<sub>2</sub>O, `List<String>` and <kbd>A</kbd>

      </details>

      <Tabs><Tab>a</Tab></Tabs> <my-part> <!-- <b> --> <svg viewBox="0 0 1 1"><path d="M0 0"></svg>

      ## TODO

      <table><tr><td>1 > 0</table>
      <script>if (a <b) { "</div>" }</script>
      """
    try tool.write(text, to: "notes.md")
    try tool.write("x", to: "a.png")
    #expect(try await findings(tool, "notes.md", "--only", "content") == [])
  }

  @Test func `a DocC catalogue is checked by its own rules`() async throws {
    let tool = try await Tool()
    let text = """
      # Guide

      [Overview](#Macro-Overview), <doc:First-Steps>, [install](doc:First-Steps#Install-it), <doc:Array>,
      [gone](#Macro-Overwiew), [nothing](doc:First-Steps#Instal-it), [here](doc:#Macro-Overview).

      ![A dial](dial.png)

      ## Macro Overview
      """
    try tool.write(text, to: "A/Guide.docc/Guide.md")
    try tool.write("# First Steps\n\n## Install it!\n", to: "A/Guide.docc/Articles/First Steps.md")
    try tool.write("x", to: "A/Guide.docc/Resources/dial~dark@2x.png")
    let found = try await findings(tool, "A/Guide.docc/Guide.md", "--only", "content")
    #expect(
      found == [
        "A/Guide.docc/Guide.md:4 broken-anchor", "A/Guide.docc/Guide.md:4 broken-anchor",
        "A/Guide.docc/Guide.md:4 vague-link-text",
      ]
    )
  }

  @Test func `folders with third-party files are skipped`() async throws {
    let tool = try await Tool()
    for path in ["docs/a.md", "docs/.build/b.md", "docs/node_modules/c.md", "docs/out/d.md"] {
      try tool.write("[Gone](gone.md)\n", to: path)
    }
    try tool.write("*\n", to: "docs/out/.gitignore")
    #expect(try await findings(tool, "docs", "--only", "content") == ["docs/a.md:1 broken-link"])
  }

  @Test func `generated files next to a document are ignored by Git`() async throws {
    let tool = try await Tool()
    try FileManager.default.removeItem(at: tool.folder.appending(path: "build"))
    try tool.write("# A\n", to: "notes.md")
    _ = try await tool.run("check", "notes.md")
    #expect(try tool.read("build/.gitignore") == "*\n")
  }

  @Test(.timeLimit(.minutes(2)))
  func `four thousand bare addresses in a line of 64 kB are fifty findings`() async throws {
    let tool = try await Tool()
    let addresses = (0..<4_000).map { "http://a.b/\($0)" }.joined(separator: " ")
    try tool.write("# A\n\n\(addresses)\n", to: "notes.md")
    let run = try await tool.run("check", "notes.md", "--only", "content", "--strict")
    #expect(run.status == 1)
    #expect(run.errors.contains("there are 3950 more findings of this rule [vague-link-text]"))
    #expect(run.errors.utf8.count < 40_000)
  }
}
