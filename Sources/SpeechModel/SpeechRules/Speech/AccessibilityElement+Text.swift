import AccessibilityTree

extension AccessibilityElement {
  /// The text that is read piece by piece: what a field holds, else the label, else the value.
  ///
  /// Ours; certainty C.
  private var text: String {
    let texts = traits.contains(.textEntry) ? [value, label] : [label, value]
    return texts.lazy.compactMap { $0 }.first { $0.spokenForm != nil } ?? ""
  }

  /// The letters of the text, each blank by its name.
  package func characters(blank: String) -> [String] {
    (text.spokenForm ?? "").map { $0.isWhitespace ? blank : String($0) }
  }

  /// The words of the text.
  package var words: [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }

  /// The lines of the text.
  package var lines: [String] {
    text.split { $0.isNewline }.compactMap { String($0).spokenForm }
  }
}
