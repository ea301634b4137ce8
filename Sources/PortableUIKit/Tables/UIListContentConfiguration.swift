public import Foundation

/// The texts and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The main text.
  public var text: String?
  /// The other text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// The main text with attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// Gives the content of an ordinary cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Gives the content of a cell with a text below another.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Gives the content of a cell with a text beside another.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
