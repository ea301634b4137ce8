public import Foundation

extension UIButton {
  @preconcurrency @MainActor public struct Configuration {
    // How the button stands out from the background.
    package var look = Look.plain
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private(set) var ownInsets: NSDirectionalEdgeInsets?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    public var buttonSize = UIButton.Configuration.Size.medium
    public var imagePlacement = NSDirectionalRectEdge.leading

    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var background = UIBackgroundConfiguration.clear()
    public var macIdiomStyle = UIButton.Configuration.MacIdiomStyle.automatic

    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }

    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }

    public static func plain() -> UIButton.Configuration { Configuration() }
    public static func tinted() -> UIButton.Configuration { Configuration(look: .tinted) }
    public static func gray() -> UIButton.Configuration { Configuration(look: .tinted) }
    public static func filled() -> UIButton.Configuration { Configuration(look: .filled) }
    public static func borderless() -> UIButton.Configuration { Configuration() }
    public static func bordered() -> UIButton.Configuration { Configuration(look: .tinted) }
    public static func borderedTinted() -> UIButton.Configuration { Configuration(look: .tinted) }
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(look: .filled)
    }
    public static func glass() -> UIButton.Configuration { Configuration(look: .tinted) }
    public static func prominentGlass() -> UIButton.Configuration { Configuration(look: .filled) }
    public static func clearGlass() -> UIButton.Configuration { Configuration(look: .tinted) }
    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    package enum Look: Sendable { case plain, tinted, filled }

    init(look: Look = .plain) { self.look = look }

    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderedTinted
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium, small, mini, large

      /// Certainty C: heights of 28, 34 and 50 points.
      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }
  }
}
