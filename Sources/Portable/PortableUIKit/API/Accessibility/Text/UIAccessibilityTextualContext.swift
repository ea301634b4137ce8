/// What kind of text an element holds; speech does not depend on it here.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name by which the system knows it.
  public var rawValue: String

  /// Creates a context from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A document that is being written.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing"
  )
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextNarrative"
  )
  /// Messages between people.
  public static let messaging = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextMessaging"
  )
  /// The cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSpreadsheet"
  )
  /// The names of files.
  public static let fileSystem = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextFileSystem"
  )
  /// The source of a program.
  public static let sourceCode = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextSourceCode"
  )
  /// The output of a command line.
  public static let console = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextConsole"
  )
}
