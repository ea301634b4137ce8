import Testing

/// Examples in documentation comments are checked like those of a page.
struct DocumentedFileTests {
  private static let file = """
    struct Cart {
      /// Adds up.
      ///
      /// ```swift
      /// print(1 + 1)
      /// ```
      ///
      /// ```output
      /// 2
      /// ```
      func sum() -> Int { 0 }

      //// ```swift
      //// no comment of documentation
      //// ```
    }

    """

  @Test func `examples in comments are compiled, run and compared`() async throws {
    let tool = try await Tool()
    try tool.write(Self.file, to: "Cart.swift")
    let run = try await tool.run("check", "Cart.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("1 block of code compiled"))
    #expect(run.output.contains("1 output or message"))
  }

  @Test func `for a file without examples, the command that speaks it is named`() async throws {
    let tool = try await Tool()
    try tool.write("import UIKit\nlet close = UIButton()\n", to: "Close.swift")
    let run = try await tool.run("check", "Close.swift")
    #expect(run.status == 0)
    #expect(run.output.contains("nothing was checked; 'book say Close.swift' speaks the views"))
    try tool.write(Self.file, to: "Cart.swift")
    let both = try await tool.run("check", "Close.swift", "Cart.swift")
    #expect(!both.output.contains("nothing was checked"))
  }

  @Test func `a finding has the line and column in the file, and comments are not rewritten`()
    async throws
  {
    let tool = try await Tool()
    let wrong = Self.file.replacing("print(1 + 1)", with: "print(1 + one)")
      .replacing("/// 2", with: "/// 3")
    try tool.write(wrong, to: "Cart.swift")
    let run = try await tool.run("check", "Cart.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Cart.swift:5:17: error: cannot find 'one' in scope"))
    #expect(run.errors.contains("5 |   /// print(1 + one)"))

    try tool.write(Self.file.replacing("/// 2", with: "/// 3"), to: "Cart.swift")
    let update = try await tool.run("check", "--update", "Cart.swift")
    #expect(update.status == 1)
    #expect(update.errors.contains("Cart.swift: unchanged"), "\(update.errors)")
    #expect(
      update.errors.contains("help: if the computed lines are right, write them into the comment")
    )
    #expect(!update.errors.contains("'book check --update' writes"))
    #expect(try tool.read("Cart.swift").contains("/// 3"))
  }
}
