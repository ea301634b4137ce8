public import Foundation

@preconcurrency @MainActor open class UIPageControl: UIControl {
  final var page = 0

  open var numberOfPages = 0 { didSet { currentPage = page } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 17 + 17, height: 26)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names for Voice Control; a default one if the control has no label.
  ///
  /// Source: Apple's UIKit string tables, images of AccessibilitySnapshot; certainty A.
  open override var accessibilityUserInputLabels: [String]! {
    get {
      let names = super.accessibilityUserInputLabels ?? []
      guard names.isEmpty, accessibilityLabel?.nonEmpty == nil else { return names }
      return [voiceControlName]
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  open override func accessibilityIncrement() {
    if let increment = accessibilityIncrementBlock { return increment() }
    turn(by: 1)
  }

  open override func accessibilityDecrement() {
    if let decrement = accessibilityDecrementBlock { return decrement() }
    turn(by: -1)
  }

  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var interactionState: UIPageControl.InteractionState { .none }
  open var preferredIndicatorImage: UIImage?

  open var preferredCurrentPageIndicatorImage: UIImage?

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }

  // Source: Apple's UIKit string tables; certainty A for the words. The trait of frequent updates
  // is left out; certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: numberOfPages > 1 || !hidesForSinglePage,
      value: SystemString.page(page + 1, of: numberOfPages).text,
      traits: stateTraits.union(.adjustable)
    )
  }

  override func touch() -> Bool { false }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
}
