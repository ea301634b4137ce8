public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// What kind of text it is.
  public enum TextualContextAttribute: AttributedStringKey {
    /// A kind of text.
    public enum TextualContext: String, Hashable, Codable, Sendable {
      /// Nothing in particular.
      case plain = "UIAccessibilityTextualContextPlain"
      /// The output of a command line.
      case console = "UIAccessibilityTextualContextConsole"
      /// The names of files.
      case fileSystem = "UIAccessibilityTextualContextFileSystem"
      /// Messages between people.
      case messaging = "UIAccessibilityTextualContextMessaging"
      /// A story.
      case narrative = "UIAccessibilityTextualContextNarrative"
      /// The source of a program.
      case sourceCode = "UIAccessibilityTextualContextSourceCode"
      /// The cells of a spreadsheet.
      case spreadsheet = "UIAccessibilityTextualContextSpreadsheet"
      /// A document that is being written.
      case wordProcessing = "UIAccessibilityTextualContextWordProcessing"
    }

    /// The type of the attribute's value.
    public typealias Value = TextualContext

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilityTextAttributeContext"
  }
}
