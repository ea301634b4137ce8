public import Foundation

/// How something is printed; it is kept and not looked at.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is on the paper.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Pictures.
    case photo = 1
    /// Text.
    case grayscale = 2
    /// Pictures without colour.
    case photoGrayscale = 3
  }

  /// How the paper lies.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// On its side.
    case landscape = 1
  }

  /// What the task is called.
  open var jobName = ""
  /// What is on the paper.
  open var outputType = UIPrintInfo.OutputType.general
  /// How the paper lies.
  open var orientation = UIPrintInfo.Orientation.portrait

  /// Gives the usual way.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
