extension InterfaceWords {
  /// The words of the page that says what the check of the book came to.
  package struct Report: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var heading: String
    package var numbers: String
    package var caption: String
    package var kind: String
    package var all: String
    package var ran: String
    package var compiled: String
    package var rejected: String
    package var shown: String
    package var voiceOver: String
    package var voiceControl: String
    package var switchControl: String
    package var fullKeyboardAccess: String
    package var heard: String
    package var computed: String
    package var guessed: String
    package var screens: String
    package var computedLines: String
    package var matched: String
    package var broken: String
    /// The section on what VoiceOver itself was heard to say.
    package var recordings: String
    package var recordingsLead: String
    package var system: String
    package var spokenIn: String
    package var lines: String
    package var place: String
    package var unchecked: String
    package var uncheckedLead: String
    package var nothingUnchecked: String
    package var allowed: String
    package var allowedLead: String
    package var nothingAllowed: String
    package var listing: Phrase<Int>
  }
}
