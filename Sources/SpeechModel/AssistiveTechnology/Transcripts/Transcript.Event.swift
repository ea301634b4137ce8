extension Transcript {
  /// What happens and is not spoken; each by the name that stands in the notation's brackets.
  ///
  /// A new event is one more case here, and its words in each language of pages.
  public enum Event: String, Hashable, Codable, Sendable, CaseIterable {
    /// An element or action was activated; its name follows.
    case activated
    /// Several elements have the name that was said.
    case ambiguous
    /// The app made something known; its words follow.
    case announcement
    /// Voice Control stopped listening.
    case asleep
    /// Voice Control listens again.
    case awake
    /// A screen closed.
    case dismissed
    /// The element under the focus is gone.
    case focusLost = "focus lost"
    /// The grid was taken away.
    case gridHidden = "grid hidden"
    /// The grid lies over the screen.
    case gridShown = "grid shown"
    /// A cell of the grid was divided.
    case gridZoomed = "grid zoomed"
    /// The app was left for the home screen.
    case homeScreen = "home screen"
    /// A part of the screen changed.
    case layoutChanged = "layout changed"
    /// The way out of a group is highlighted.
    case leaveGroup = "leave group"
    /// There is nothing further in this direction.
    case limit
    /// A menu opened; its entries follow.
    case menu
    /// The menu closed.
    case menuClosed = "menu closed"
    /// The names were taken away.
    case namesHidden = "names hidden"
    /// Nothing has the name or number that was said.
    case noMatch = "no match"
    /// Nobody answered.
    case nothingHappens = "nothing happens"
    /// There is nothing that could be named or highlighted.
    case nothingToShow = "nothing to show"
    /// The numbers were taken away.
    case numbersHidden = "numbers hidden"
    /// Another screen appeared.
    case screenChanged = "screen changed"
    /// The device was locked.
    case screenLocked = "screen locked"
    /// The app made something known that is likely not heard; its words follow.
    case lostAnnouncement = "announcement, likely lost"
    /// A page was scrolled; where it is may follow.
    case scrolled
  }
}

extension Transcript.Event {
  /// Whether elements may be gone, or at other places, after the event.
  package var changesScreen: Bool {
    switch self {
    case .screenChanged, .layoutChanged, .dismissed, .scrolled: true
    default: false
    }
  }

  /// Whether another screen is there after the event.
  package var leavesScreen: Bool { self == .screenChanged || self == .dismissed }
}
