public import Foundation

/// How a text looks; it is kept and not drawn.
extension NSAttributedString.Key {
  /// The typeface and size.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How lines are set.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The distance between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The distance between letters as designers measure it.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the line below.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the line through the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The width of the outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The address.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The thing that stands for a letter.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// How far the letters stand above the line, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How the letters join.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
}
