public import AccessibilityTree
public import SpeechRules

/// What happened between a user and an assistive technology, from the first line to the last.
///
/// ```swift
/// import AccessibilityTree
/// import AssistiveTechnology
///
/// let words = Utterance(parts: [UtterancePart(.label, "Buy")], language: "en")
/// let transcript = Transcript(entries: [
///   .command(try WrittenCommand<Gesture>(parsing: "swipe right")), .spoken(words, element: nil),
/// ])
/// print(transcript.lines)
/// ```
///
/// ```output
/// ["> swipe right", "Buy"]
/// ```
public struct Transcript: Hashable, Codable, Sendable {
  /// The lines, in their order.
  public var entries: [Entry]

  /// Creates a transcript.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// One line of a transcript.
  public enum Entry: Hashable, Codable, Sendable {
    /// Something the user did, and the words in which it was written.
    case command(UserCommand, words: String)
    /// Something spoken, with the element it belongs to where there is one.
    case spoken(Utterance, element: AccessibilityElement?)
    /// A sound or event, and a text that belongs to it: that of an announcement, the name of what was
    /// activated; with the rule behind it, if that is not the event's own, and the parts of a text
    /// that holds the system's words.
    case event(Event, String? = nil, rule: SpeechRule? = nil, parts: [UtterancePart] = [])
    /// A line that is shown rather than spoken, such as Voice Control's names, and its parts.
    case shown(String, parts: [UtterancePart] = [])
  }
}

extension Transcript.Entry {
  /// Something the user did.
  public static func command(_ written: WrittenCommand<some AssistiveCommand>) -> Self {
    .command(written.command.userCommand, words: written.words)
  }
}

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

  /// The rule behind the event where no other is told.
  var rule: SpeechRule {
    switch self {
    case .activated: .activate
    case .ambiguous: .voiceAmbiguous
    case .announcement: .announcement
    case .asleep, .awake, .screenLocked: .voiceSleep
    case .dismissed: .dismissed
    case .focusLost: .focusLost
    case .gridHidden, .gridShown: .voiceGridOnce
    case .gridZoomed: .voiceGridZoom
    case .homeScreen: .voiceHome
    case .layoutChanged: .layoutChanged
    case .leaveGroup: .switchGroups
    case .limit: .flick
    case .lostAnnouncement: .announcementLost
    case .menu, .menuClosed: .switchMenu
    case .namesHidden, .numbersHidden: .voiceOverlayOnce
    case .noMatch: .voicePartOfName
    case .nothingHappens: .nothing
    case .nothingToShow: .voiceNamesWhere
    case .screenChanged: .screenChanged
    case .scrolled: .scroll
    }
  }
}
