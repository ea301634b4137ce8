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
    /// Putting in order.
    case organize = 10
    /// Kept places.
    case bookmarks = 11
    /// Looking for something.
    case search = 12
    /// Loading again.
    case refresh = 13
    /// Ending what goes on.
    case stop = 14
    /// Taking a picture.
    case camera = 15
    /// Throwing away.
    case trash = 16
    /// Starting sound or video.
    case play = 17
    /// Halting sound or video.
    case pause = 18
    /// Going back in sound or video.
    case rewind = 19
    /// Going forward in sound or video.
    case fastForward = 20
    /// Taking back what was done.
    case undo = 21
    /// Doing again what was taken back.
    case redo = 22
    /// Closing what is open.
    case close = 24

    /// Whether it is only empty space.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The name in the language of the device.
    ///
    /// Source: Apple's UIKit string tables; certainty A for the words, C for which item has which.
    @MainActor var title: String? {
      word?.text
    }

    private var word: SystemWord? {
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
