public import Foundation

/// What a screen shows that has nothing to show.
@preconcurrency @MainActor
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// The largest size, in points.
    public var maximumSize = CGSize.zero
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The style of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// The number of lines; 0 means as many as there are.
    public var numberOfLines = 0
    /// Whether the text gets smaller where there is no room.
    public var adjustsFontSizeToFitWidth = false
  }

  /// What a button does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// The action on a touch.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// Whether it can be touched.
    public var isEnabled = true
    /// What it is for.
    public var role = UIButton.Role.normal
  }

  /// How the parts stand to each other.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// As the content of a page.
    case natural = 1
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text, with its looks.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text, with its looks.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// The first button; it is shown if it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is shown if it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the parts stand to each other.
  public var alignment = Alignment.center
  /// Whether the margins of the superview count as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat = 10
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between text and button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  /// Creates one without texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Creates one that says that something is loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = SystemWord.loadingContent.text
    return configuration
  }

  /// Creates one that says that nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = SystemWord.noResults.text
    configuration.secondaryText = SystemWord.checkSpelling.text
    return configuration
  }

  /// Makes the view.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Gives the same for a state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}
