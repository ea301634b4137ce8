import Foundation
import Testing

/// Samples of a book, with the real executable.
struct SamplesTests {
  private static let page = """
    ---
    title: Button
    description: A button.
    ---
    Words.

    ```swift
    import Samples
    import UIKit
    let buy = UIButton(type: .system, primaryAction: UIAction { _ in })
    buy.setTitle(Menu.title, for: .normal)
    ```

    ```voiceover buy lang=en
    Buy, Button
    ```

    """

  private func tool(_ sample: String) async throws -> Tool {
    let tool = try await Tool()
    try tool.write(sample, to: "Content/Samples/Menu.swift")
    for language in ["en", "ru"] {
      try tool.write(
        Tool.chapter(Self.page, in: language),
        to: "Content/\(language)/basics/button.md"
      )
    }
    return tool
  }

  @Test func `a book and a page of it import the samples`() async throws {
    let tool = try await tool("public enum Menu { public static let title = \"Buy\" }\n")
    for paths in [[], ["Content/en/basics/button.md"]] {
      let run = try await tool.run(["check"] + paths)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(try await tool.run("build").status == 0)
  }

  @Test(arguments: [[], ["Content/en/basics"]])
  func `an error in a sample is the only finding`(paths: [String]) async throws {
    let tool = try await tool(
      "public enum Menu {\n  public static let title: String =\n      5\n}\n"
    )
    let run = try await tool.run(["check"] + paths)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Content/Samples/Menu.swift:3:7: error:"), "\(run.errors)")
    #expect(run.errors.split(separator: "error:").count == 2)
  }

  @Test func `a page outside a book has no samples`() async throws {
    let tool = try await tool("public enum Menu { public static let title = \"Buy\" }\n")
    let elsewhere = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).md")
    try Data(Self.page.utf8).write(to: elsewhere)
    let run = try await tool.run("check", elsewhere.path(percentEncoded: false))
    #expect(run.status == 1)
    #expect(run.errors.contains("no such module 'Samples'"))
  }
}
