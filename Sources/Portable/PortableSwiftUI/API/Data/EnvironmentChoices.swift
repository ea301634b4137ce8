import PortableUIKit

/// The direction in which a line is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The contrast of colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The usual.
  case standard
  /// More than usual.
  case increased
}

/// How heavy text is.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual.
  case regular
  /// Bold.
  case bold
}

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Leaves what is shown above other views.
public struct DismissAction {
  let action: () -> Void

  /// Leaves it.
  public func callAsFunction() { action() }
}

/// Opens an address.
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: Sendable {
    /// It was opened.
    case handled
    /// It was thrown away.
    case discarded
    /// The system opens it.
    case systemAction
  }

  let handler: (URL) -> Result

  /// Opens addresses by a function.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}
