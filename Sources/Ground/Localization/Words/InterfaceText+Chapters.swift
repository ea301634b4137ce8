extension InterfaceText {
  package struct Glance: Decodable, Sendable {
    package var label: String
    package var heard: String
    package var heardBefore: String
    package var heardAfter: String
    package var rule: String
    package var code: String
    package var check: String
    package var listing: Phrase<Int>
  }

  package struct Alerts: Decodable, Sendable {
    package var note: String
    package var tip: String
    package var important: String
    package var warning: String
    package var caution: String
  }

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

  package struct Events: Decodable, Sendable {
    package var activated: Phrase<String>
    package var scrolled: Phrase<String>
    package var page: Phrase<String, String>
    /// Events without a name or number, by their English notation.
    package var others: [String: String]
  }

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
    package var writtenIn: Choice
    package var links: String
    package var link: Phrase<Int>
  }

  package struct Components: Decodable, Sendable {
    package var page: Knowledge.Page
    package var filter: String
    package var shown: Phrase<String>
    package var previous: String
    package var next: String
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
