public import Foundation

/// What presents a controller as a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Gives half of the screen.
    open class func medium() -> UISheetPresentationController.Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }
    /// Gives the screen.
    open class func large() -> UISheetPresentationController.Detent {
      Detent(.large, resolver: \.maximumDetentValue)
    }
    /// Gives a height of the app.
    open class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// Gives the height in points, or `nil` if the sheet does not rest there.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet rests, from the smallest.
  open var detents: [UISheetPresentationController.Detent] = [.large()] {
    didSet { placeSheet() }
  }
  /// The height at which the sheet rests at present.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { placeSheet() }
  }
  /// The largest height at which what lies below is not dimmed.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// Whether the bar at the top is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling up makes the sheet larger.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the edges where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width follows the controller.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?
  /// The view the sheet comes from.
  open var sourceView: UIView?

  /// Makes changes; nothing moves here.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Asks for the heights again.
  open func invalidateDetents() {
    placeSheet()
  }
}
