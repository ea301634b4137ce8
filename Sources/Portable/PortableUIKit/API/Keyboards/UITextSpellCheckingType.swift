/// Whether misspellings are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As mistypings are mended.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
