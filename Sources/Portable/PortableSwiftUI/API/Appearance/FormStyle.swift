/// The looks of forms, of which nothing is heard.
public protocol FormStyle {}

/// As the system likes it.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// Names and controls in two columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As the system likes it.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Names and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
