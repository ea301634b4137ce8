/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
