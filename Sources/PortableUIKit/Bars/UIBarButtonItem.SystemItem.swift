extension UIBarButtonItem {
  /// A button whose name or picture the system provides.
  public enum SystemItem: Int, Sendable {
    /// The action that completes something.
    case done = 0
    /// Leaving without a change.
    case cancel = 1
    /// Changing something.
    case edit = 2
    /// Keeping changes.
    case save = 3
    /// Adding something.
    case add = 4
    /// Empty space that takes what room is left.
    case flexibleSpace = 5
    /// Empty space of a width.
    case fixedSpace = 6
    /// Writing something new.
    case compose = 7
    /// Answering.
    case reply = 8
    /// Doing something with the content.
    case action = 9
    /// Looking for something.
    case search = 12
    /// Loading anew.
    case refresh = 13
    /// Throwing away.
    case trash = 16
    /// Starting sound or video.
    case play = 17
    /// Halting sound or video.
    case pause = 18
    /// Closing what is open.
    case close = 24

    /// Whether it is only empty space.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The name in the language of the device.
    ///
    /// Source: Apple's UIKit string tables; certainty A for the words, C for which item has which.
    @MainActor var title: String? {
      switch self {
      case .done: SystemWord.done.text
      case .cancel: SystemWord.cancel.text
      case .edit: SystemWord.edit.text
      case .save: SystemWord.save.text
      case .add: SystemWord.add.text
      case .compose: SystemWord.compose.text
      case .reply: SystemWord.reply.text
      case .action: SystemWord.share.text
      case .search: SystemWord.search.text
      case .refresh: SystemWord.refresh.text
      case .trash: SystemWord.delete.text
      case .play: SystemWord.play.text
      case .pause: SystemWord.pause.text
      case .close: SystemWord.close.text
      case .flexibleSpace, .fixedSpace: nil
      }
    }
  }
}
