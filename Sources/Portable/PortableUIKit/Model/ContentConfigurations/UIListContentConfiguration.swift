public import Foundation

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public struct TextProperties: Sendable {
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    public var font: UIFont
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
  }

  public struct ImageProperties: Sendable {
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public nonisolated(unsafe) var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  private let isSideBySide: Bool
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  private let isHeader: Bool

  @MainActor private init(
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

  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryText.map { NSAttributedString(string: $0) } }
    set { secondaryText = newValue?.string }
  }

  @MainActor public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  @MainActor public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .caption1)
  }
  @MainActor public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondary: .body, isSideBySide: true)
  }
  @MainActor public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  @MainActor public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  @MainActor public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .headline, isHeader: true)
  }
  @MainActor public static func footer() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote)
  }
  @MainActor public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .title3, isHeader: true)
  }
  @MainActor public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .headline, isHeader: true)
  }
  @MainActor public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote)
  }
  @MainActor public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote, isHeader: true)
  }
  @MainActor public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .footnote)
  }
  @MainActor public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(style: .headline, isHeader: true)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // A header of a list is a heading. Source: AccessibilitySnapshot for lists; certainty A there, C
  // here.
  var isHeading: Bool { isHeader }
}
