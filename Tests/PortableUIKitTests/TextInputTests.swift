import Foundation
import PortableUIKit
import Testing

@MainActor
struct TextInputTests {
  @Test(arguments: ["field", "view"])
  func `a range is found by its positions`(_ kind: String) throws {
    let input: any UITextInput
    if kind == "field" {
      let field = UITextField()
      field.text = "Bread and 🧈"
      input = field
    } else {
      let view = UITextView()
      view.text = "Bread and 🧈"
      input = view
    }
    let start = try #require(input.position(from: input.beginningOfDocument, offset: 6))
    let end = try #require(input.position(from: start, offset: 3))
    let range = try #require(input.textRange(from: end, to: start))
    #expect(input.text(in: range) == "and")
    #expect(!range.isEmpty)
    #expect(input.compare(range.start, to: range.end) == .orderedAscending)
    #expect(input.compare(start, to: start) == .orderedSame)
    #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 12)
  }

  @Test(arguments: [-1, 13, Int.max, Int.min])
  func `there is no position outside the text`(_ offset: Int) throws {
    let view = UITextView()
    view.text = "Bread and 🧈"
    #expect(view.position(from: view.beginningOfDocument, offset: offset) == nil)
    let end = try #require(view.position(from: view.endOfDocument, offset: 0))
    #expect(view.position(from: end, offset: Int.max) == nil)
  }

  @Test func `a range beyond a shortened text is empty`() throws {
    let view = UITextView()
    view.text = "Bread and butter"
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    view.text = "Bread"
    #expect(view.text(in: all) == nil)
    #expect(UITextRange().isEmpty)
  }
}
