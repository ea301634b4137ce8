public import Foundation

@available(iOS 16.0, *)
extension UICalendarView {
  /// The size of a mark.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Neither small nor large.
    case medium = 1
    /// Large.
    case large = 2
  }

  /// A mark of a day; it is kept and not spoken.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// Creates a dot.
    public override init() {
      super.init()
    }

    /// Creates a picture.
    public init(
      image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) {
      super.init()
    }

    /// Creates a view of the app.
    public init(customViewProvider: @escaping () -> UIView) {
      super.init()
    }

    /// Gives a dot.
    public class func `default`(
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// Gives a picture.
    public class func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Gives a view of the app.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}
