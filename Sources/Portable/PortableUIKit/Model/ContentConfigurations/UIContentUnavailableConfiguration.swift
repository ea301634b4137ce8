public import Foundation

@preconcurrency @MainActor
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  @preconcurrency @MainActor public struct TextProperties {
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
  }

  @preconcurrency @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public enum Alignment: Int, Sendable { case center, natural }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()
  public var imageToTextPadding: CGFloat = 10
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = SystemString.loadingContent.text
    return configuration
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = SystemString.noResults.text
    configuration.secondaryText = SystemString.checkSpelling.text
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

@preconcurrency @MainActor
@available(iOS 17.0, *)
open class UIContentUnavailableView: UIView, UIContentView {
  let stack = UIStackView()
  open var configuration: any UIContentConfiguration { didSet { fill() } }
  open weak var scrollView: UIScrollView?

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    fill()
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor
@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
  func showUnavailableContent() {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard let configuration = contentUnavailableConfiguration, let view else { return }
    let shown = configuration.makeContentView()
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    unavailableView = shown
  }

  @available(iOS 17.0, *)
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    )
  }
}
