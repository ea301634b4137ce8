import Foundation
import Testing

struct CommandLineTests {
  private static let wrong = Tool.chapter.replacing("Buy, Button", with: "By, Button")

  @Test func `a correct book is built, with a text version of each page`() async throws {
    let tool = try await Tool(isChecked: false)
    let run = try await tool.run("build")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 transcripts computed (en 1, ru 1)"))
    #expect(try tool.read("build/site/en/button/index.html").contains("Buy"))
    #expect(try tool.read("build/site/ru/button/index.txt").contains("Buy, Кнопка"))
  }

  @Test(arguments: [["chek"], ["help", "chek"]])
  func `an unknown command is an error that suggests one`(words: [String]) async throws {
    let run = try await Tool().run(words)
    #expect(run.status == 2)
    #expect(run.errors == "Error: there is no command 'chek'; did you mean 'check'?\n")
  }

  @Test func `the version includes the compiler and the commit`() async throws {
    let tool = try await Tool()
    let run = try await tool.run("--version")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.wholeMatch(of: /book \d+\.\d+\.\d+/) != nil)
    #expect(lines.dropFirst().first?.contains(/^compiler: (\w+ )?Swift version \d/) == true)
    #expect(lines.last?.contains(/^commit: ([0-9a-f]{40} of \d{4}-\d\d-\d\d|not recorded)/) == true)
  }

  @Test(arguments: [
    ("bash", #"'en'$'\n''ru'$'\n''de'$'\n''zh-Hans'"#), ("zsh", "('en' 'ru' 'de' 'zh-Hans')"),
    ("fish", "'en ru de zh-Hans'"),
  ])
  func `shells complete the supported languages`(
    shell: String,
    values: String
  )
    async throws
  {
    let run = try await Tool().run("--generate-completion-script", shell)
    #expect(run.output.contains(values))
  }

  @Test func `the commit comes from the build record next to the executable`() async throws {
    let tool = try await Tool()
    try tool.write(
      #"{"commit": "0123abc", "day": "2026-11-24", "hasChanges": true}"#,
      to: "tool/build.json"
    )
    // A copy made by this process could be inherited as an open file by other tests, and then not
    // be executed.
    let run = try await tool.run(shell: "cp '\(Tool.executable)' tool/book && tool/book --version")
    #expect(run.output.hasSuffix("commit: 0123abc of 2026-11-24, with changes\n"))
    #expect(run.output.contains("compiler: unknown; there are no modules next to this program"))
  }

  @Test func `a page that is too heavy fails a strict build, which writes nothing`() async throws {
    let tool = try await Tool()
    let rows = String(repeating: "Words of it.\n\n", count: 3_300)
    for language in ["en", "ru"] {
      try tool.write(
        Tool.chapter(Tool.chapter.replacing("Words.", with: rows), in: language),
        to: "Content/\(language)/basics/button.md"
      )
    }
    let run = try await tool.run("build", "--no-run", "--strict")
    #expect(run.status == 1)
    #expect(run.errors.contains("error: the page has"), "\(run.errors)")
    #expect(run.errors.contains("the previous output is unchanged"))
    #expect(throws: (any Error).self) { try tool.read("build/site/en/index.html") }
    #expect(try await tool.run("build", "--no-run").status == 0)
  }

  @Test func `a wrong word fails at its line and leaves the previous site unchanged`() async throws
  {
    let tool = try await Tool()
    _ = try await tool.run("build")
    let before = try tool.read("build/site/en/button/index.html")
    try tool.write(Self.wrong, to: "Content/en/basics/button.md")
    let run = try await tool.run("build")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Content/en/basics/button.md:14:1: error:"))
    #expect(run.errors.contains("the previous output is unchanged"))
    #expect(try tool.read("build/site/en/button/index.html") == before)
  }

  @Test func `an update restores the file byte for byte`() async throws {
    let tool = try await Tool()
    try tool.write(Self.wrong, to: "Content/en/basics/button.md")
    #expect(try await tool.run("check").status == 1)
    let run = try await tool.run("check", "--update")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Content/en/basics/button.md:13: updated"))
    #expect(try tool.read("Content/en/basics/button.md") == Tool.chapter)
  }

  @Test func `findings can be written as JSON and as annotations`() async throws {
    let tool = try await Tool()
    try tool.write(Self.wrong, to: "Content/en/basics/button.md")
    let json = try await tool.run("check", "--format", "json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let findings = object?["diagnostics"] as? [[String: Any]]
    #expect(findings?.map { $0["id"] as? String } == ["transcript"])
    let annotations = try await tool.run("check", "--format", "github").output
    #expect(annotations.hasPrefix("::error file=Content/en/basics/button.md,line=14,col=1,"))
  }

  @Test func `single files can be checked without a book`() async throws {
    let tool = try await Tool()
    try tool.write(Self.wrong, to: "notes.md")
    let run = try await tool.run("check", "notes.md")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("notes.md:14:1: error:"))
  }

  @Test func `the cached results can be removed`() async throws {
    let tool = try await Tool(isChecked: false)
    #expect(try await tool.run("check").status == 0)
    #expect(try tool.read("build/cache/results.json").contains("\n"))
    let run = try await tool.run("clean")
    #expect(run.status == 0)
    #expect(run.output == "Removed the cached results in ./build/cache\n")
    #expect(throws: (any Error).self) { try tool.read("build/cache/results.json") }
    let second = try await tool.run("clean")
    #expect(second.status == 0)
    #expect(second.output == "No cached results in ./build/cache\n")
  }

  @Test func `a folder that isn't a book has no results to remove`() async throws {
    let tool = try await Tool()
    try tool.write("Kept.\n", to: "notes/build/cache/files/kept")
    let run = try await tool.run("clean", "--book", "notes")
    #expect(run.status == 2)
    #expect(run.errors.contains("There is no 'Content/book.yml' in 'notes'."))
    #expect(try tool.read("notes/build/cache/files/kept") == "Kept.\n")
  }

  @Test func `options without effect on the removal are rejected`() async throws {
    let tool = try await Tool()
    let run = try await tool.run("clean", "--timeout", "5")
    #expect(run.status == 2)
    #expect(run.errors.contains("Unknown option '--timeout'"))
  }

  @Test func `coverage without an inventory is a finding in the chosen format`() async throws {
    let tool = try await Tool()
    let run = try await tool.run("coverage", "--format", "json")
    #expect(run.status == 1)
    #expect(run.output.contains("\"path\" : \"Content/data/inventory.yml\""), "\(run.output)")
    #expect(run.errors.isEmpty)
  }

  @Test func `a recording that cannot be read is an error with the reason`() async throws {
    let run = try await Tool().run("heard", "import", "nope.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("Error: Cannot read 'nope.json': there is no such file or folder."))
  }

  @Test(arguments: [
    ["frobnicate"], ["check", "--frmat", "json"], ["build", "--timeout", "0"],
    ["check", "--timeout", "1e99"],
  ])
  func `a wrong command line exits with 2`(arguments: [String]) async throws {
    let tool = try await Tool()
    let run =
      arguments.count == 1
      ? try await tool.run(arguments[0])
      : try await tool.run(arguments[0], arguments[1], arguments[2])
    #expect(run.status == 2)
    #expect(run.errors.contains("Error:"))
  }

  @Test func `timings are saved, cached results keep theirs, and they balance the shards`()
    async throws
  {
    let tool = try await Tool(isChecked: false)
    #expect(try await tool.run("check", "--save-timings", "timings.json").status == 0)
    let times = try tool.read("timings.json")
    #expect(times.matches(of: /"[0-9a-f]{32}" *:/).count >= 1)
    #expect(try await tool.run("check", "--save-timings", "timings.json").status == 0)
    #expect(try tool.read("timings.json") == times)
    let list = ["check", "--list", "--timings", "timings.json"]
    var shards: [Substring] = []
    for number in 1...2 {
      shards += try await tool.run(list + ["--shard", "\(number)/2"]).output.split(separator: "\n")
    }
    #expect(shards.sorted() == (try await tool.run(list)).output.split(separator: "\n").sorted())
  }

  @Test(
    arguments: [
      (["--timings", "none.json"], "create it with 'book check --save-timings none.json'"),
      (["--timings", "Site/style.css"], "'Site/style.css' is not a timings file"),
      (["--save-timings", "Site/style.css"], "'Site/style.css' is not a timings file"),
    ]
  )
  func `a file without timings is rejected before any work, and not changed`(
    arguments: [String],
    message: String
  ) async throws {
    let tool = try await Tool()
    let run = try await tool.run(["check"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(try tool.read("Site/style.css") == "body { color: black }\n")
  }

  @Test func `a folder without a book is an error`() async throws {
    let tool = try await Tool()
    let run = try await tool.run("check", "--book", "Content")
    #expect(run.status == 1)
    #expect(run.errors.contains("Content/book.yml"))
  }

  @Test func `a filter that matches nothing fails, and says how to list the snippets`() async throws
  {
    let tool = try await Tool()
    let run = try await tool.run("check", "--filter", "nothing")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        error: no snippet has 'nothing' in its name or FILE:LINE [no-matching-snippet]
          help: 'book check --list' lists all snippets
        1 error.
        To explain a rule in square brackets: 'book explain no-matching-snippet'.

        """
    )
    let content = try await tool.run("check", "--filter", "nothing", "--only", "content")
    #expect(content.status == 0, "\(content.errors)")
    let shard = try await tool.run("check", "--filter", "en/basics/button", "--shard", "2/2")
    #expect(shard.status == 0, "\(shard.errors)")
    let zeroth = try await tool.run("check", "--shard", "0/4")
    #expect(zeroth.errors.contains("parts count from 1: the first of four is '1/4'"))
  }

  @Test func `a missing path is one finding`() async throws {
    let run = try await Tool().run("check", "missing.md")
    #expect(run.status == 1)
    #expect(run.errors.contains("missing.md: error: there is no Markdown file"))
  }

  @Test(arguments: [
    "", "init", "import", "new chapter", "build", "serve", "check", "explain", "say",
    "heard export",
    "heard import", "coverage", "translations", "words", "site", "clean",
  ])
  func `help fits into 80 columns`(command: String) async throws {
    let path = command.split(separator: " ").map(String.init)
    let run = try await Tool().run(["help"] + path)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test func `help includes examples`() async throws {
    let run = try await Tool().run("--help")
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLES"))
  }
}
