public import Foundation

/// The names and values of the attributes, a type for each as Foundation wants it.
extension AttributeScopes.UIKitAttributes {
  /// The typeface and size.
  public enum FontAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = UIFont
    /// The name among other attributes.
    public static let name = "NSFont"
  }

  /// The colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = UIColor
    /// The name among other attributes.
    public static let name = "NSColor"
  }

  /// The colour behind the letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = UIColor
    /// The name among other attributes.
    public static let name = "NSBackgroundColor"
  }

  /// The distance between letters, in points.
  public enum KernAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = CGFloat
    /// The name among other attributes.
    public static let name = "NSKern"
  }

  /// The distance between letters as designers measure it.
  public enum TrackingAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = CGFloat
    /// The name among other attributes.
    public static let name = "CTTracking"
  }

  /// The line below.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = NSUnderlineStyle
    /// The name among other attributes.
    public static let name = "NSUnderline"
  }

  /// The line through the letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = NSUnderlineStyle
    /// The name among other attributes.
    public static let name = "NSStrikethrough"
  }

  /// How far the letters stand above the line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// What is kept.
    public typealias Value = CGFloat
    /// The name among other attributes.
    public static let name = "NSBaselineOffset"
  }
}
