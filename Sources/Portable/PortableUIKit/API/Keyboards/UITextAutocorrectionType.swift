/// Whether mistypings are mended.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the language demands.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
