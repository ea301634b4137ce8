import PortableUIKit

/// A size of text that the user prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A size a little below the default.
  case medium
  /// The default size.
  case large
  /// A size a little above the default.
  case xLarge
  /// A large size.
  case xxLarge
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest size of all.
  case accessibility5

  /// Whether the size is one of the five for people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size by its name in UIKit.
  init(_ category: UIContentSizeCategory) {
    let index = Self.categories.firstIndex(of: category)
    self = index.flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }

  /// The name in UIKit.
  var category: UIContentSizeCategory { Self.categories[rawValue] }
}

/// A size of text by its name of before iOS 15.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for people who need large text.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory(rawValue: size.rawValue) ?? .large
  }

  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }
}
