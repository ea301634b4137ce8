/// The menus of the system.
extension UIMenu.Identifier {
  /// The app's own menu.
  public static let application = Self("com.apple.menu.application")
  /// Files.
  public static let file = Self("com.apple.menu.file")
  /// Opening.
  public static let open = Self("com.apple.menu.open")
  /// Editing.
  public static let edit = Self("com.apple.menu.edit")
  /// Taking back.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cutting, copying and pasting.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Finding.
  public static let find = Self("com.apple.menu.find")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Looks of text.
  public static let format = Self("com.apple.menu.format")
  /// Looks of letters.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// What is shown.
  public static let view = Self("com.apple.menu.view")
  /// Windows.
  public static let window = Self("com.apple.menu.window")
  /// Help.
  public static let help = Self("com.apple.menu.help")
  /// Looking up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Services of other apps.
  public static let services = Self("com.apple.menu.services")
}
