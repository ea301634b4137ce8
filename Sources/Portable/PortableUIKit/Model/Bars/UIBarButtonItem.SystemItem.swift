extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The title in the language of the device.
    ///
    /// Source: Apple's UIKit string tables; certainty A for the words, C for which item has which.
    @MainActor var title: String? { word?.text }

    private var word: SystemString? {
      switch self {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .add: .add
      case .compose: .compose
      case .reply: .reply
      case .action: .share
      case .organize: .organize
      case .bookmarks: .bookmarks
      case .search: .searchButton
      case .refresh: .refresh
      case .stop: .stop
      case .camera: .camera
      case .trash: .delete
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      case .undo: .undo
      case .redo: .redo
      case .close: .close
      case .flexibleSpace, .fixedSpace: nil
      }
    }
  }
}
