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
  }
}
