import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// A page whose one transcript is wrong.
enum WrongTranscript {
  /// The help that is always included.
  static let update =
    "if the computed lines are right, 'book check --update' writes them into the file"

  static let buy = """
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    """

  static let texts = """
    let texts = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    """

  static let slider = """
    let size = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    size.isAccessibilityElement = true
    size.accessibilityLabel = "Size"
    size.accessibilityValue = "Small"
    size.accessibilityTraits = .adjustable
    """

  /// The help for a fence after some code.
  static func help(
    _ code: String,
    _ fence: String,
    language: String = "en",
    at source: Testing.SourceLocation = #_sourceLocation
  ) async -> String? {
    let page = Page(
      "```swift\nimport UIKit\n\(code)\n```\n\n```voiceover \(fence)\n```\n",
      language: language
    )
    let diagnostics = await page.check().report.diagnostics
    #expect(diagnostics.map(\.id) == ["transcript"], sourceLocation: source)
    return diagnostics.first?.help
  }
}
