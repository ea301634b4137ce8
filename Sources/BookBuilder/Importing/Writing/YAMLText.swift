import SourceText

/// A text between quotation marks as YAML reads it.
struct YAMLText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let text = text.foldingSpace.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    description = "\"\(text)\""
  }
}
