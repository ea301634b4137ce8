public import Foundation

/// The system's way to paper; nothing is printed, and what the app asked for is kept.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A closure that is called when the user is done.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let only = UIPrintInteractionController()

  /// The system's way to paper.
  open class var shared: UIPrintInteractionController { only }
  /// Whether something can be printed; here it can.
  open class var isPrintingAvailable: Bool { true }

  /// How it is printed.
  open var printInfo: UIPrintInfo?
  /// What is printed.
  open var printingItem: Any?
  /// What is printed, one after the other.
  open var printingItems: [Any]?
  /// Whether the number of copies can be chosen.
  open var showsNumberOfCopies = true

  /// Tells whether data can be printed.
  open class func canPrint(_ data: Data) -> Bool { !data.isEmpty }

  /// Tells whether a file can be printed.
  open class func canPrint(_ url: URL) -> Bool { true }

  /// Asks the user how to print; nobody is asked here, and the closure learns that nothing was printed.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool {
    completion?(self, false, nil)
    return true
  }

  /// Takes the question away.
  open func dismiss(animated: Bool) {}
}
