import Foundation
import Testing

/// The style sheets and scripts of a book, compared with those of the tool.
struct SiteCommandTests {
  @Test func `files that differ are replaced, and deleted ones only if named`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("init", "Handbook").status == 0)
    try FileManager.default.removeItem(at: tool.folder.appending(path: "Handbook/Site/player.js"))
    let style = try tool.read("Handbook/Site/style.css")
    try tool.write("body {}", to: "Handbook/Site/style.css")
    let listed = try await tool.run("site", "--book", "Handbook").output
    #expect(listed.contains("Site/style.css: differs\n"))
    #expect(listed.contains("Site/player.js: missing\n"))
    #expect(listed.contains("Site/page.js: same\n"))
    #expect(try tool.read("Handbook/Site/style.css") == "body {}")

    let renewed = try await tool.run("site", "--book", "Handbook", "--renew").output
    #expect(renewed.contains("Site/style.css: replaced\n"))
    #expect(renewed.contains("Site/player.js: missing\n"))
    #expect(try tool.read("Handbook/Site/style.css") == style)

    let added = try await tool.run("site", "--book", "Handbook", "--renew", "player.js")
    #expect(added.output == "Site/player.js: added\n")
  }

  @Test func `an unknown file is an error`() async throws {
    let run = try await Tool().run("site", "--renew", "pages.js")
    #expect(run.status == 2)
    #expect(run.errors.contains("The tool has no 'pages.js'"))
  }
}
