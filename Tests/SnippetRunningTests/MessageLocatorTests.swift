import Diagnostics
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import Testing

/// Where messages of the compiler are located.
struct MessageLocatorTests {
  private static let file = SwiftFile(path: "Cart.swift", text: "let cart = 1\nlet é = cart\n")

  private func location(of text: Substring) throws -> Diagnostics.SourceLocation {
    let block = SwiftBlock(
      fence: Fence(file: Self.file),
      setup: [],
      expectation: .runs,
      scope: .own
    )
    let program = Program(steps: [.code(block, expectedOutput: nil)], purpose: .run)
    let message = try #require(CompilerMessage(text))
    return MessageLocator(texts: [Self.file.path: Self.file.text])
      .location(of: message, in: program)
  }

  @Test func `a message about generated code is about the whole file`() throws {
    let location = try location(of: "/scratch/program_0.swift:9:1: error: expected '}'")
    #expect(location == Diagnostics.SourceLocation(path: "Cart.swift"))
  }

  @Test(arguments: [
    ("Cart.swift:1:5: error: unused", 1, 5),
    // The compiler counts the two bytes of the letter.
    ("Cart.swift:2:8: error: unused", 2, 7),
  ])
  func `a message about a line of a file has its line, and its column in characters`(
    text: String,
    line: Int,
    column: Int
  ) throws {
    let expected = Diagnostics.SourceLocation(path: "Cart.swift", line: line, column: column)
    #expect(try location(of: Substring(text)) == expected)
  }
}
