import Foundation

extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// With the look of the system.
    case system = 1
    /// A sign for more details.
    case detailDisclosure = 2
    /// A light sign for more about something.
    case infoLight = 3
    /// A dark sign for more about something.
    case infoDark = 4
    /// A sign for adding a contact.
    case contactAdd = 5
    /// A sign for closing.
    case close = 7

    /// The former name of the system's look.
    public static var roundedRect: UIButton.ButtonType { .system }

    /// What a button of the kind says that has neither title nor picture of its own.
    ///
    /// Source: Apple's UIKit string tables for the words, certainty A; C for their use.
    var builtInWord: SystemWord? {
      switch self {
      case .close: .close
      case .detailDisclosure, .infoLight, .infoDark: .moreInfo
      case .contactAdd: .add
      case .custom, .system: nil
      }
    }

    /// The size of the picture that belongs to the kind, in points; certainty C.
    var pictureSize: CGSize { builtInWord == nil ? .zero : CGSize(width: 24, height: 24) }
  }
}
