public import AccessibilityTree
public import SpeechRules

/// A record of what the user did and what the assistive technology spoke or showed.
///
/// Compare ``lines`` in a test, or print ``explanation`` to see the rules behind each line.
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
  /// The entries, one for each line, in their order.
  public var entries: [Entry]

  /// Creates a transcript.
  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// One line of a transcript.
  public enum Entry: Hashable, Codable, Sendable {
    /// A command of the user, with the words in which it was written.
    case command(UserCommand, words: String)
    /// Speech, with the element it is about, if any.
    case spoken(Utterance, element: AccessibilityElement?)
    /// An event, with a text such as that of an announcement or the name of the activated element.
    ///
    /// - Parameters:
    ///   - rule: The rule behind the event, if it isn't the default rule of the event.
    ///   - parts: The parts of the text, if it contains words of the system.
    case event(Event, String? = nil, rule: SpeechRule? = nil, parts: [UtterancePart] = [])
    /// A line that is shown rather than spoken, such as Voice Control's names, with its parts.
    case shown(String, parts: [UtterancePart] = [])
  }
}

extension Transcript.Entry {
  /// Creates the entry for a command.
  public static func command(_ written: WrittenCommand<some AssistiveCommand>) -> Self {
    .command(written.command.userCommand, words: written.words)
  }
}

extension Transcript {
  /// Something that happens without being spoken; the raw value is the name in square brackets.
  ///
  /// An additional event also needs its words in each language of the book's pages.
  public enum Event: String, Hashable, Codable, Sendable, CaseIterable {
    /// An element or action was activated; the text is its name.
    case activated
    /// Several elements have the spoken name.
    case ambiguous
    /// The app posted an announcement, which is the text.
    case announcement
    /// Voice Control stopped listening.
    case asleep
    /// Voice Control is listening again.
    case awake
    /// A screen was dismissed.
    case dismissed
    /// The focused element is gone.
    case focusLost = "focus lost"
    /// The grid was hidden.
    case gridHidden = "grid hidden"
    /// The grid is shown.
    case gridShown = "grid shown"
    /// The grid shows the cells of one of its cells.
    case gridZoomed = "grid zoomed"
    /// The user left the app for the home screen.
    case homeScreen = "home screen"
    /// Part of the screen changed.
    case layoutChanged = "layout changed"
    /// The exit of a group is highlighted.
    case leaveGroup = "leave group"
    /// Nothing follows in this direction.
    case limit
    /// A menu opened; the text lists its items.
    case menu
    /// The menu closed.
    case menuClosed = "menu closed"
    /// The names were hidden.
    case namesHidden = "names hidden"
    /// Nothing has the spoken name or number.
    case noMatch = "no match"
    /// Something may follow, which the model doesn't know.
    case notModelled = "not modelled"
    /// The app didn't handle the command.
    case nothingHappens = "nothing happens"
    /// There is nothing to name or highlight.
    case nothingToShow = "nothing to show"
    /// The numbers were hidden.
    case numbersHidden = "numbers hidden"
    /// A new screen appeared.
    case screenChanged = "screen changed"
    /// The device was locked.
    case screenLocked = "screen locked"
    /// The app posted an announcement that is probably not heard; it is the text.
    case lostAnnouncement = "announcement, likely lost"
    /// The content scrolled by a page; the text may be its position.
    case scrolled
  }
}

extension Transcript.Event {
  package var changesScreen: Bool {
    switch self {
    case .screenChanged, .layoutChanged, .dismissed, .scrolled: true
    default: false
    }
  }

  package var leavesScreen: Bool { self == .screenChanged || self == .dismissed }

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
    case .notModelled: .rotorKinds
    case .nothingHappens: .nothing
    case .nothingToShow: .voiceNamesWhere
    case .screenChanged: .screenChanged
    case .scrolled: .scroll
    }
  }
}
