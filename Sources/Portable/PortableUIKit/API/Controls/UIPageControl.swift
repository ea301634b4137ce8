public import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  final var page = 0

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { currentPage = page }
  }
  /// Whether the control disappears when there is only one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// The index of the current page.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }

  /// The size of the dots, 26 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 17 + 17, height: 26)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a voice can call the control; without a label it has one of its own.
  ///
  /// Source: Apple's UIKit string tables, images of AccessibilitySnapshot; certainty A.
  open override var accessibilityUserInputLabels: [String]! {
    get {
      let names = super.accessibilityUserInputLabels ?? []
      guard names.isEmpty, accessibilityLabel?.nonEmpty == nil else { return names }
      return [nameForVoice]
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() {
    if let increment = blocks.increment { return increment() }
    turn(by: 1)
  }

  /// Goes to the page before.
  open override func accessibilityDecrement() {
    if let decrement = blocks.decrement { return decrement() }
    turn(by: -1)
  }

  /// How the background looks; it is kept and not shown.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  /// Whether a finger that moves turns pages; it is kept and not looked at.
  open var allowsContinuousInteraction = true
  /// What a finger does; here always nothing.
  open var interactionState: UIPageControl.InteractionState { .none }
  /// The picture of each page's dot; it is kept and not shown.
  open var preferredIndicatorImage: UIImage?

  /// The picture of the current page's dot; it is kept and not shown.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// Gives a page's dot a picture, which is not shown.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Gives the picture of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }

  // Source: Apple's UIKit string tables; certainty A for the words. The trait of frequent updates
  // is left out; certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: numberOfPages > 1 || !hidesForSinglePage,
      value: SystemWord.page(page + 1, of: numberOfPages).text,
      traits: stateTraits.union(.adjustable)
    )
  }

  override func touch() -> Bool { false }
}
