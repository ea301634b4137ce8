import Foundation
import PortableUIKit
import Testing

@MainActor
struct DisplayedLineTests {
  private func label(_ text: String, width: CGFloat, height: CGFloat = 60) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func `a label centers its lines vertically`() throws {
    let label = label("Four cheeses and a long name", width: 120, height: 100)
    label.numberOfLines = 0
    let lines = label.displayedLines
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined(separator: " ") == "Four cheeses and a long name")
    let (first, last) = (try #require(lines.first), try #require(lines.last))
    #expect(abs(first.frame.minY - (100 - last.frame.maxY)) < 0.01)
    #expect(lines.allSatisfy { $0.frame.contains(CGPoint(x: $0.frame.midX, y: $0.baseline)) })
  }

  @Test func `text that doesn't fit is truncated with an ellipsis`() throws {
    let line = try #require(label("Four cheeses and a long name", width: 80).displayedLines.first)
    #expect(line.text.hasPrefix("Four"))
    #expect(line.text.hasSuffix("…"))
    #expect(line.frame.width <= 80)
  }

  @Test func `lines beyond the limit are left out, and the last one is truncated`() {
    let label = label("Four cheeses and a long name", width: 80, height: 100)
    label.numberOfLines = 2
    let lines = label.displayedLines
    #expect(lines.count == 2)
    #expect(lines.last?.text.hasSuffix("…") == true)
  }

  @Test func `if not even an ellipsis fits, it fills the label's width`() throws {
    let label = label("Manchester Piccadilly", width: 20)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 53)
    let lines = label.displayedLines
    #expect(lines.map(\.text) == ["…"])
    #expect(try #require(lines.first).frame.maxX <= 20)
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0), (.natural, 0.0),
  ])
  func `a line is aligned by its alignment`(alignment: NSTextAlignment, share: Double) throws {
    let label = label("Buy", width: 200)
    label.textAlignment = alignment
    let frame = try #require(label.displayedLines.first).frame
    #expect(abs(frame.minX - (200 - frame.width) * share) < 0.01)
  }

  @Test func `an empty field shows its placeholder, a password bullets`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Password"
    #expect(field.displayedLines.map(\.text) == ["Password"])
    field.text = "abc"
    #expect(field.displayedLines.map(\.text) == ["abc"])
    field.isSecureTextEntry = true
    #expect(field.displayedLines.map(\.text) == ["•••"])
  }

  @Test func `an empty label shows nothing`() {
    #expect(label("", width: 100).displayedLines.isEmpty)
  }
}
