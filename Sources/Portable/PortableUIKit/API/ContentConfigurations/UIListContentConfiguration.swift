public import Foundation

/// The texts and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// How a text looks.
  public struct TextProperties: Sendable {
    /// How a text changes its letters.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none = 0
      /// All are capital.
      case uppercase = 1
      /// None is capital.
      case lowercase = 2
      /// The first of each word is capital.
      case capitalized = 3
    }

    /// How a text stands between the edges.
    public enum TextAlignment: Int, Sendable {
      /// Where a line begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// From edge to edge.
      case justified = 2
    }

    /// The typeface and size.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// How the text stands between the edges.
    public var alignment = TextAlignment.natural
    /// How the text changes its letters.
    public var transform = TextTransform.none
    /// The largest number of lines; 0 means as many as needed.
    public var numberOfLines = 0
    /// How a text that is too long is broken or cut.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether letters shrink to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How far letters may shrink, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the size follows the one the user prefers.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  public struct ImageProperties: Sendable {
    /// The size at most, in points; 0 means that of the picture.
    public var maximumSize: CGSize = .zero
    /// The size of the room for it, in points; 0 means that of the picture.
    public var reservedLayoutSize: CGSize = .zero
    /// The colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The configuration of a symbol; it is kept and not looked at.
    public nonisolated(unsafe) var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether inverted colours leave the picture alone.
    public var accessibilityIgnoresInvertColors = false
  }

  private let isSideBySide: Bool
  /// The main text.
  public var text: String?
  /// The other text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the main text looks.
  public var textProperties: TextProperties
  /// How the other text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The distances around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  /// Whether the margins of the superview count as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the texts stand side by side if there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  private let isHeader: Bool

  @MainActor
  private init(
    style: UIFont.TextStyle = .body,
    secondary: UIFont.TextStyle = .subheadline,
    isSideBySide: Bool = false,
    isHeader: Bool = false
  ) {
    self.isSideBySide = isSideBySide
    self.isHeader = isHeader
    prefersSideBySideTextAndSecondaryText = isSideBySide
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary))
  }

  /// The main text with attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The other text with attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }

  /// Gives the content of an ordinary cell.
  @MainActor public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Gives the content of a cell with a text below another.
  @MainActor public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .caption1)
  }
  /// Gives the content of a cell with a text beside another.
  @MainActor public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .body, isSideBySide: true)
  }
  /// Gives the content of a cell in the column at the side.
  @MainActor public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Gives the content of a cell in the column at the side, with a text below another.
  @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// Gives the content of a header that belongs to an outline.
  @MainActor public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .headline, isHeader: true)
  }
  /// Gives the content of a footer.
  @MainActor public static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote)
  }
  /// Gives the content of a header that stands out.
  @MainActor public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .title3, isHeader: true)
  }
  /// Gives the content of the header of a plain list.
  @MainActor public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .headline, isHeader: true)
  }
  /// Gives the content of the footer of a plain list.
  @MainActor public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote)
  }
  /// Gives the content of the header of a grouped list.
  @MainActor public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote, isHeader: true)
  }
  /// Gives the content of the footer of a grouped list.
  @MainActor public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote)
  }
  /// Gives the content of the header of the column at the side.
  @MainActor public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .headline, isHeader: true)
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Gives the same content.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    self
  }

  // A header of a list is a heading. Source: AccessibilitySnapshot for lists; certainty A there, C here.
  var isHeading: Bool { isHeader }
}
