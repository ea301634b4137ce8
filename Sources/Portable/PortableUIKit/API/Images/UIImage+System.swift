import Foundation

// Pictures that UIKit itself brings along, by the names of their symbols.
extension UIImage {
  /// A sign for adding.
  public class var add: UIImage { UIImage(name: "plus.circle.fill", size: symbolSize) }
  /// A sign for taking away.
  public class var remove: UIImage { UIImage(name: "minus.circle.fill", size: symbolSize) }
  /// A sign for more to do.
  public class var actions: UIImage { UIImage(name: "ellipsis.circle", size: symbolSize) }
  /// A tick.
  public class var checkmark: UIImage { UIImage(name: "checkmark", size: symbolSize) }
  /// A tick of lines.
  public class var strokedCheckmark: UIImage { UIImage(name: "checkmark", size: symbolSize) }

  private static var symbolSize: CGSize { CGSize(width: 20, height: 20) }
}
