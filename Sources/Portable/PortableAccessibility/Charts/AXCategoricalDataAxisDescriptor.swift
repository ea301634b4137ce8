public import Foundation

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The title with attributes of speech.
  open var attributedTitle: NSAttributedString
  /// The categories in the order in which the chart shows them.
  open var categoryOrder: [String]

  /// The title of the axis.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Creates an axis.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title),
      categoryOrder: categoryOrder
    )
  }

  /// Creates an axis whose title has attributes of speech.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
    super.init()
  }
}
