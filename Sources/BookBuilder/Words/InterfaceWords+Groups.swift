import Markdown

extension InterfaceWords {
  /// The labels of alerts.
  struct Alerts: Sendable {
    var note: String
    var tip: String
    var important: String
    var warning: String
    var caution: String

    /// The label of a kind of alert.
    func label(for kind: Block.AlertKind) -> String {
      switch kind {
      case .note: note
      case .tip: tip
      case .important: important
      case .warning: warning
      case .caution: caution
      }
    }
  }

  /// What is known about a figure in this build.
  struct Statuses: Sendable {
    var ran: String
    var compiled: String
    var mustNotCompile: String
    var shown: @Sendable (_ reason: String) -> String
    var verified: String
    var unverified: String
    var counted: String
    var unproven: @Sendable (_ words: String) -> String
  }

  /// The names of the parts of a spoken line.
  struct Roles: Sendable {
    var container: String
    var selected: String
    var tableHeader: String
    var label: String
    var tablePosition: String
    var value: String
    var trait: String
    var position: String
    var hint: String
    var notice: String
  }

  /// What happens in transcripts, as subtitles say it.
  struct Events: Sendable {
    var activated: @Sendable (_ name: String) -> String
    var scrolled: @Sendable (_ rest: String) -> String
    var page: @Sendable (_ number: String, _ count: String) -> String
    /// The words for the events that have no name or number, by the notation's English.
    var others: [String: String]
  }

  /// What only the text edition says.
  struct TextEditionWords: Sendable {
    var language: @Sendable (_ name: String) -> String
    var section: @Sendable (_ number: String) -> String
    var listOf: @Sendable (_ count: Int) -> String
    var endOfListing: @Sendable (_ number: Int) -> String
    var endOfTranscript: @Sendable (_ number: Int) -> String
    var endOfScreen: @Sendable (_ number: Int) -> String
    var endOfTable: @Sendable (_ number: Int) -> String
    var columns: String
    var row: @Sendable (_ number: Int) -> String
    var image: String
    /// What authors write after a title in another language.
    var writtenIn: @Sendable (_ language: String) -> String
    var links: String
    var link: @Sendable (_ number: Int) -> String
  }
}
