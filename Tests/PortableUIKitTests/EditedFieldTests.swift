import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct EditedFieldTests {
  // Rule: hint-field-numbers.
  // Ours; certainty C.
  @Test(arguments: [
    (UIKeyboardType.numberPad, false), (.decimalPad, false), (.phonePad, false), (.default, true),
    (.emailAddress, true),
  ])
  func `fields for numbers have no hint about misspelled words`(
    keyboard: UIKeyboardType,
    isLookedThrough: Bool
  ) throws {
    let (field, view) = (UITextField(), UITextView())
    field.keyboardType = keyboard
    view.keyboardType = keyboard
    for input in [field, view] as [UIView] {
      input.accessibilityLabel = "Code"
      let screen = try AccessibleScreen(showing: input)
      #expect(screen.perform(.activate, onElementLabeled: "Code"))
      let line = try #require(screen.spoken(hints: true).first)
      #expect(line.hasPrefix("Code, Text field, Is editing, insertion point at start"))
      #expect(line.hasSuffix("Misspelled Words") == isLookedThrough)
    }
  }

  // Rule: hint-field-numbers.
  // Ours; certainty C.
  @Test func `password fields have no hint about misspelled words`() throws {
    let field = UITextField()
    field.accessibilityLabel = "Password"
    field.isSecureTextEntry = true
    let screen = try AccessibleScreen(showing: field)
    #expect(screen.perform(.activate, onElementLabeled: "Password"))
    #expect(screen.spoken(hints: true).first?.contains("Misspelled") == false)
  }

  // Rule: field-edited.
  // Source: recordings in magentaA11y; certainty B, C for the position of a placeholder.
  @Test func `a placeholder is spoken before the traits, a text after them`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let screen = try AccessibleScreen(showing: field)
    field.becomeFirstResponder()
    #expect(screen.spoken() == ["Name, Text field, Is editing, insertion point at start"])
    field.text = "Ann"
    #expect(screen.spoken() == ["Text field, Is editing, Ann, insertion point at end"])
  }

  // Rule: control-read-only-text.
  // Source: captures of iOS 27.0; certainty H.
  @Test func `a read-only text view speaks its text and no label`() throws {
    let view = UITextView()
    view.text = "Bread"
    view.accessibilityLabel = "Result"
    #expect(
      try AccessibleScreen(showing: view).spoken(hints: true).first?
        .hasPrefix("Result, Bread, Text field, Double tap to edit") == true
    )
    view.isEditable = false
    #expect(try AccessibleScreen(showing: view).spoken(hints: true) == ["Bread"])
    view.text = ""
    #expect(try AccessibleScreen(showing: view).spoken(hints: true) == ["Result"])
  }
}
