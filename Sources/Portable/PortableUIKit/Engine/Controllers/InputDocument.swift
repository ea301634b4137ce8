import Foundation

/// A text that a keyboard types into, and nobody sees.
@MainActor
final class InputDocument: NSObject, UITextDocumentProxy {
  private var text = ""

  var documentContextBeforeInput: String? { text.isEmpty ? nil : text }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
