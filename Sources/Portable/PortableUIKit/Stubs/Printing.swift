public import Foundation

@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  open var jobName = ""
  open var outputType = UIPrintInfo.OutputType.general
  open var orientation = UIPrintInfo.Orientation.portrait
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  private static let only = UIPrintInteractionController()
  open class var shared: UIPrintInteractionController { only }
  open class var isPrintingAvailable: Bool { true }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsNumberOfCopies = true
  open class func canPrint(_ data: Data) -> Bool { !data.isEmpty }
  open class func canPrint(_ url: URL) -> Bool { true }
  @discardableResult open func present(
    animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool {
    completion?(self, false, nil)
    return true
  }
  open func dismiss(animated: Bool) {}
}
