/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
