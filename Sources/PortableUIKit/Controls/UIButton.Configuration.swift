public import Foundation

extension UIButton {
  /// The content and look of a button.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The second line.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the two lines, in points.
    public var titlePadding: CGFloat = 1
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?
    /// Whether a spinning wheel is shown instead of the picture.
    public var showsActivityIndicator = false
    /// The shape of the corners.
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The size.
    public var buttonSize = UIButton.Configuration.Size.medium
    /// The side on which the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The title, with attributes.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }

    /// Gives a configuration without a background.
    public static func plain() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a tinted background.
    public static func tinted() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a grey background.
    public static func gray() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a filled background.
    public static func filled() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration without a look of its own.
    public static func borderless() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a border.
    public static func bordered() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a tinted border.
    public static func borderedTinted() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration that stands out with a border.
    public static func borderedProminent() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration of glass.
    public static func glass() -> UIButton.Configuration { Configuration() }

    /// The shape of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the size of text says.
      case dynamic = 0
      /// Slightly rounded.
      case small = 1
      /// Rounded.
      case medium = 2
      /// Strongly rounded.
      case large = 3
      /// Round.
      case capsule = 4
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Very small.
      case mini = 2
      /// Large.
      case large = 3
    }
  }
}
