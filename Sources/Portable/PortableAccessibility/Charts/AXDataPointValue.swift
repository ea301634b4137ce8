public import Foundation

/// A number or a category of a point of data.
public final class AXDataPointValue: NSObject {
  /// The number; 0 for a category.
  public var number: Double
  /// The category; empty for a number.
  public var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
    super.init()
  }

  /// Gives the value for a number.
  public static func number(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number, category: "")
  }

  /// Gives the value for a category.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
