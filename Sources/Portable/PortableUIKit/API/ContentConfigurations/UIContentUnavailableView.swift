public import Foundation

/// What a screen shows that has nothing to show: a picture, texts and buttons in the middle.
@preconcurrency @MainActor
@available(iOS 17.0, *)
open class UIContentUnavailableView: UIView, UIContentView {
  let stack = UIStackView()
  /// What is shown.
  open var configuration: any UIContentConfiguration {
    didSet { fill() }
  }
  /// The scroll view it may be scrolled with; kept.
  open weak var scrollView: UIScrollView?

  /// Creates a view.
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

  /// Creates a view from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}
