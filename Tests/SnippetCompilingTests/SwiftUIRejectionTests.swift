import SnippetTestSupport
import Testing

/// SwiftUI code that Xcode rejects is rejected here, with a helpful message.
struct SwiftUIRejectionTests {
  @Test func `invalid SwiftUI code does not compile`() async {
    await Page.expectNothing(
      about: Self.mistakes.map { mistake in
        """
        ```swift fails
        import SwiftUI
        \(mistake.code)
        ```

        ```error
        \(mistake.message)
        ```
        """
      }
      .joined(separator: "\n\n")
    )
  }

  private static let mistakes: [(code: String, message: String)] = [
    (
      "let row = Text(\"a\").accesibilityLabel(\"b\")",
      "value of type 'Text' has no member 'accesibilityLabel'"
    ),
    (
      """
      struct Alarm: View {
        @State private var isOn = false
        var body: some View { Toggle("Alarm", isOn: isOn) }
      }
      """,
      "cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>'"
    ),
    (
      """
      struct Field: View {
        @Binding var name: String
        var body: some View { TextField("Name", text: name) }
      }
      """,
      "cannot convert value 'name' of type 'String' to expected type 'Binding<String>'"
    ),
    (
      """
      struct Field: View {
        @Binding var name: String
        var body: some View { TextField("Name", text: $name) }
      }
      let field = Field()
      """,
      "missing argument for parameter 'name' in call"
    ),
    (
      "struct Answer: View { var body: some View { 42 } }",
      "requires that 'Int' conform to 'View'"
    ),
    (
      "struct Printed: View { var body: some View { print(\"a\") } }",
      "type '()' cannot conform to 'View'"
    ),
    (
      """
      struct Loop: View {
        var body: some View { for number in 1...3 { Text("\\(number)") } }
      }
      """,
      "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
    ),
    ("struct Empty: View {}", "type 'Empty' does not conform to protocol 'View'"),
    (
      "struct Plain: View { var body: View { Text(\"a\") } }",
      "type 'Plain' does not conform to protocol 'View'"
    ),
    (
      """
      struct Counter: View {
        var count = 0
        var body: some View { Button("Add") { count += 1 } }
      }
      """,
      "left side of mutating operator isn't mutable: 'self' is immutable"
    ),
    (
      "let names = ForEach([\"a\"]) { Text($0) }",
      "requires that 'String' conform to 'Identifiable'"
    ),
    (
      "let row = Text(\"a\").accessibilityAddTraits(.button)",
      "type 'AccessibilityTraits' has no member 'button'"
    ),
    (
      "let row = Text(\"a\").accessibilityElement(children: .merge)",
      "type 'AccessibilityChildBehavior' has no member 'merge'"
    ),
    ("let button = Button(\"a\")", "missing argument for parameter 'action' in call"),
  ]
}
