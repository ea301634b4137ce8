extension InterfaceWords {
  /// The words around the lines that say what a chapter comes to.
  package struct Glance: Decodable, Sendable {
    /// What the lines are together.
    package var label: String
    package var heard: String
    package var rule: String
    package var code: String
    package var check: String
    /// What the link to the listing with the code is called.
    package var listing: Phrase<Int>
  }

  /// The labels of alerts.
  package struct Alerts: Decodable, Sendable {
    package var note: String
    package var tip: String
    package var important: String
    package var warning: String
    package var caution: String
  }

  /// What is known about a figure in this build.
  package struct Statuses: Decodable, Sendable {
    package var ran: String
    package var compiled: String
    package var mustNotCompile: String
    package var shown: Phrase<String>
    package var heard: Phrase<String>
    package var computed: String
    package var guessed: Phrase<String>
    package var matched: String
    package var unchecked: String
    package var counted: String
  }

  /// The names of the parts of a spoken line.
  package struct Roles: Decodable, Sendable {
    package var container: String
    package var selected: String
    package var tableHeader: String
    package var label: String
    package var tablePosition: String
    package var value: String
    package var trait: String
    package var position: String
    package var hint: String
    package var notice: String
  }

  /// What happens in transcripts, as subtitles say it.
  package struct Events: Decodable, Sendable {
    package var activated: Phrase<String>
    package var scrolled: Phrase<String>
    package var page: Phrase<String, String>
    /// The words for the events that have no name or number, by the notation's English.
    package var others: [String: String]
  }

  /// What only the plain text says.
  package struct TextEditionWords: Decodable, Sendable {
    package var language: Phrase<String>
    package var section: Phrase<String>
    package var listOf: Plural
    package var endOfListing: Phrase<Int>
    package var endOfTranscript: Phrase<Int>
    package var endOfScreen: Phrase<Int>
    package var endOfTable: Phrase<Int>
    package var columns: String
    package var row: Phrase<Int>
    package var image: String
    /// What authors write after a title in another language.
    package var writtenIn: Choice
    package var links: String
    package var link: Phrase<Int>
  }

  /// The words of the reference of controls and patterns.
  package struct Components: Decodable, Sendable {
    package var page: Knowledge.Page
    /// The words by which others know a component, around a list with commas.
    package var otherNames: Phrase<String>
    package var heard: String
    package var languages: String
    package var language: String
    package var line: String
    package var voiceControl: String
    package var defect: String
    package var check: String
  }
}
