import Foundation
import Testing

/// A book of another tool is converted to one that can be built.
struct ImportTests {
  private func tool() async throws -> Tool {
    let tool = try await Tool()
    try tool.write("secret\n", to: "secret.txt")
    try tool.write("- [Hives](hives.md)\n- [Bees](bees.md)\n", to: "Old/guide/SUMMARY.md")
    try tool.write("# Bees\n\nThey fly.\n\nSee the table below.\n", to: "Old/guide/bees.md")
    try tool.write(
      "# Hives\n\nWhere [bees](bees.md) live.\n\n{{#include ../code.txt}}\n\n"
        + "{{#include ../../secret.txt}}\n\n{{#include out.txt}}\n",
      to: "Old/guide/hives.md"
    )
    try tool.write("Taken in.\n", to: "Old/code.txt")
    let link = tool.folder.appending(path: "Old/guide/out.txt").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "../../secret.txt"
    )
    return tool
  }

  @Test func `the book is written to a new folder and can be built, and losses are reported`()
    async throws
  {
    let tool = try await tool()
    let run = try await tool.run(
      "import",
      "Old/guide",
      "New",
      "--within",
      "Old",
      "--allow-findings"
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("Old/guide/hives.md:7: warning: '../../secret.txt' is left out: "))
    #expect(run.errors.contains("Old/guide/hives.md:9: warning: 'out.txt' is left out: "))
    #expect(run.errors.contains("was not converted: 2.\n"))
    let page = try tool.read("New/Content/en/hives/hives.md")
    #expect(page.contains("Taken in."))
    #expect(!page.contains("secret"))
    let build = try await tool.run("build", "--book", "New")
    #expect(build.status == 0, "\(build.errors)")
    #expect(build.output.contains("1 finding allowed with a reason"))
  }

  @Test func `a DocC catalogue outside a repository is recognised by its name`() async throws {
    let tool = try await Tool()
    try tool.write(
      "# ``Kit``\n\nA kit.\n\n## Topics\n\n### One\n\n- <doc:Begin>\n",
      to: "Kit.docc/Kit.md"
    )
    try tool.write(
      "# Begin\n\nSee <doc:Kit> at http://localhost:8080.\n\n![A bee](bee.png)\n\n![A wasp](../wasp.png)\n",
      to: "Kit.docc/Articles/Begin.md"
    )
    try tool.write("bee", to: "Kit.docc/Images/bee.png")
    try tool.write("wasp", to: "wasp.png")
    let run = try await tool.run("import", "Kit.docc", "New")
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "Kit.docc/Articles/Begin.md:7: warning: the picture '../wasp.png' is left out"
      )
    )
    #expect(
      run.errors.contains("parts 1, chapters 1, pictures and other files 1."),
      "\(run.errors)"
    )
    let page = try tool.read("New/Content/en/one/begin.md")
    #expect(page.contains("[Kit](../index.md) at `http://localhost:8080`."), "\(page)")
    let build = try await tool.run("build", "--book", "New")
    #expect(build.status == 0, "\(build.errors)")
  }

  @Test func `a folder that is not empty is left unchanged`() async throws {
    let tool = try await tool()
    try tool.write("mine", to: "New/thesis.txt")
    let run = try await tool.run("import", "Old/guide", "New")
    #expect(run.status == 1)
    #expect(run.errors == "Error: 'New' already exists; name a new folder.\n")
    #expect(try tool.read("New/thesis.txt") == "mine")
  }

  @Test(arguments: [
    ("Nowhere", "there is no folder 'Nowhere'; name the folder to import"),
    (
      "Old/empty/a.txt",
      "'Old/empty/a.txt' is no folder; unpack an archive first, and name its folder"
    ),
    ("Old/empty", "there is no Markdown in 'Old/empty'"),
    ("Old/none", "'Old/none' has no page that can be read as an mdBook"),
  ])
  func `a folder without a book is an error, and nothing is written`(
    path: String,
    words: String
  ) async throws {
    let tool = try await tool()
    try tool.write("a", to: "Old/empty/a.txt")
    try tool.write("# Summary\n", to: "Old/none/SUMMARY.md")
    let run = try await tool.run("import", path, "New")
    #expect(run.status == 1)
    #expect(run.errors == "Error: \(words).\n")
    let new = tool.folder.appending(path: "New").path(percentEncoded: false)
    #expect(!FileManager.default.fileExists(atPath: new))
  }
}
