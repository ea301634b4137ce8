import Diagnostics
import Markdown

extension Check {
  /// Finds diagrams and formulas in fences, which some hosts of Markdown draw.
  ///
  /// It isn't among the checks of loose files, which may be written for such a host.
  static let undrawnFences = Check(onEachPage: .undrawnFence) { page in
    page.blocks.compactMap { block -> Diagnostic? in
      guard case .code(let code) = block.kind, code.isFenced,
        let fault = undrawnFault(code.language.lowercased())
      else { return nil }
      return Diagnostic(
        .undrawnFence,
        at: page.location(block.position),
        "\(fault.what) are not drawn: the page would show the source",
        help: "\(fault.instead), or write 'text' instead of '\(code.language)' to show the source"
      )
    }
  }

  private static func undrawnFault(_ name: String) -> (what: String, instead: String)? {
    switch name {
    case "mermaid": ("diagrams", "add it as an SVG picture with alternative text")
    case "math": ("formulas", "write it in words or plain characters, as in '4.5 : 1'")
    default: nil
    }
  }
}

extension Rule {
  static let undrawnFence = Rule(
    id: "undrawn-fence",
    explanation: """
      Some hosts of Markdown draw a 'mermaid' fence as a diagram and a 'math' fence as a formula. \
      Pages of a book show the source as a listing. Add a diagram as a picture with alternative \
      text, and write a formula in words or plain characters. To show the source on purpose, \
      write 'text' after the fence.
      """,
    readers: """
      Readers would get code where the text promises a picture, and a listener would hear its \
      brackets and arrows.
      """,
    wrong: "```mermaid\ngraph LR; Label --> Value\n```",
    right: "![A label points to a value.](label-to-value.svg)"
  )
}
