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
    field.text = "secret"
    #expect(screen.spoken().first?.hasSuffix("6 characters, insertion point at end") == true)
    field.text = ""
    field.placeholder = "Required"
    #expect(screen.spoken().first?.hasSuffix("Required, insertion point at start") == true)
  }

  // Rule: field-edited.
  // Source: recordings in magentaA11y, and edx-app-ios #790 for a placeholder; certainty B.
  @Test func `a placeholder and a text are spoken after the words about editing`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let screen = try AccessibleScreen(showing: field)
    field.becomeFirstResponder()
    #expect(screen.spoken() == ["Text field, Is editing, Name, insertion point at start"])
    field.text = "Ann"
    #expect(screen.spoken() == ["Text field, Is editing, Ann, insertion point at end"])
    field.accessibilityLabel = "Full name"
    field.text = ""
    #expect(
      screen.spoken() == ["Full name, Text field, Is editing, Name, insertion point at start"]
    )
    field.resignFirstResponder()
    #expect(screen.spoken() == ["Full name, Name, Text field"])
  }

  // Rule: hint-field-own.
  // Source: CVS Health's input instructions, canvas-ios #3111; certainty C, as AccessibilitySnapshot
  // replaces the hint.
  @Test func `the hint of a field is spoken`() throws {
    let (field, view) = (UITextField(), UITextView())
    for input in [field, view] as [UIView] {
      input.accessibilityLabel = "Code"
      input.accessibilityHint = "At least 8 characters"
      let line = try #require(AccessibleScreen(showing: input).spoken(hints: true).first)
      #expect(line.hasPrefix("Code, Text field, At least 8 characters, Double tap to edit"))
      #expect(try AccessibleScreen(showing: input).spoken() == ["Code, Text field"])
    }
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
