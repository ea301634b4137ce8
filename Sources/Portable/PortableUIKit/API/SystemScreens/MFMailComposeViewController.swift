public import Foundation

/// The system's screen for writing a letter; what is in it is not modelled.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// The object that is told what became of the letter.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Tells whether letters can be sent; here they can.
  open class func canSendMail() -> Bool { true }

  /// Begins the letter with a subject.
  open func setSubject(_ subject: String) {}
  /// Begins the letter with addresses.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Begins the letter with addresses of those who get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Begins the letter with addresses that nobody else sees.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Begins the letter with a text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {}
}

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
  /// It was given up.
  case cancelled = 0
  /// It is kept for later.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// An object that is told what became of a letter.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Is called when the letter was sent or given up.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

/// Apple's method is optional.
extension MFMailComposeViewControllerDelegate {
  /// Is called when the letter was sent or given up.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
