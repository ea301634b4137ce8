public import Foundation

extension UIButton {
  /// The content and look of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    // How the button stands out from what is behind it.
    package var look = Look.plain
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

    /// The closure that changes the colour of the picture; it is not called.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The closure that changes the look of the title; it is not called.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The closure that changes the look of the second line; it is not called.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the lines stand beside each other.
    public var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    /// How a title that is too long is broken or cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The configuration of a symbol; it is kept and not looked at.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether the size follows the kind of device.
    public var macIdiomStyle = UIButton.Configuration.MacIdiomStyle.automatic

    /// The second line, with attributes.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }

    /// The title, with attributes.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }

    /// Gives a configuration without a background.
    public static func plain() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a tinted background.
    public static func tinted() -> UIButton.Configuration { Configuration(look: .tinted) }
    /// Gives a configuration with a grey background.
    public static func gray() -> UIButton.Configuration { Configuration(look: .tinted) }
    /// Gives a configuration with a filled background.
    public static func filled() -> UIButton.Configuration { Configuration(look: .filled) }
    /// Gives a configuration without a look of its own.
    public static func borderless() -> UIButton.Configuration { Configuration() }
    /// Gives a configuration with a border.
    public static func bordered() -> UIButton.Configuration { Configuration(look: .tinted) }
    /// Gives a configuration with a tinted border.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(look: .tinted) }
    /// Gives a configuration that stands out with a border.
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(look: .filled)
    }
    /// Gives a configuration of glass.
    public static func glass() -> UIButton.Configuration { Configuration(look: .tinted) }

    /// Gives a configuration of glass that stands out.
    public static func prominentGlass() -> UIButton.Configuration { Configuration(look: .filled) }
    /// Gives a configuration of clear glass.
    public static func clearGlass() -> UIButton.Configuration { Configuration(look: .tinted) }

    /// Gives the configuration for the state of a button.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    /// How a button stands out.
    package enum Look: Sendable {
      /// By the colour of its title alone.
      case plain
      /// By a surface that is a shade apart.
      case tinted
      /// By a surface in full colour.
      case filled
    }

    init(look: Look = .plain) {
      self.look = look
    }

    /// How lines stand beside each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the content says.
      case automatic = 0
      /// Where a line begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where a line ends.
      case trailing = 3
    }

    /// The look on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without one.
      case borderless = 2
      /// With a border and a tint.
      case borderedTinted = 3
    }

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
