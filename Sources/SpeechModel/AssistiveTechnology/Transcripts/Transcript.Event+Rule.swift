import SpeechRules

extension Transcript.Event {
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
