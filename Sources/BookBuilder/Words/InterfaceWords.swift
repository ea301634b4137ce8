/// The words around a chapter's text, in one language.
package struct InterfaceWords: Sendable {
  /// The language, as a BCP 47 tag.
  package var language: String
  /// The language's name for itself.
  package var languageName: String

  // The page.
  var skipToContent: String
  var languages: String
  var contents: String
  var chapters: String
  var chapterOf: @Sendable (_ number: Int, _ count: Int) -> String
  var part: @Sendable (_ title: String) -> String
  /// The day of the newest change of a page, as ISO 8601 writes it.
  var lastChange: @Sendable (_ day: String) -> String
  /// The marks before and after a title.
  var quotationMarks: String
  var plainText: @Sendable (_ kilobytes: String) -> String
  var readThisPage: String
  var allChapters: String
  var reference: String
  var search: Search
  var knowledge: Knowledge
  var previousChapter: String
  var nextChapter: String
  var source: String
  var notTranslated: String
  var pageNotFound: String
  var pageNotFoundText: String

  // The sections at the end of a chapter.
  var checklist: String
  var terms: String
  var sources: String
  var notes: String

  // Notes and lists.
  var note: @Sendable (_ number: Int) -> String
  var backToReference: @Sendable (_ number: String) -> String
  var done: String
  var toDo: String
  var alerts: Alerts

  // Figures and tables.
  var listing: @Sendable (_ number: Int) -> String
  var lines: @Sendable (_ count: Int) -> String
  var text: String
  var compilerMessage: String
  var output: String
  var table: @Sendable (_ number: Int) -> String
  var rows: @Sendable (_ count: Int) -> String
  var columns: @Sendable (_ count: Int) -> String
  var status: Statuses

  // Transcripts.
  var voiceOver: String
  var voiceControl: String
  var switchControl: String
  var fullKeyboardAccess: String
  var transcript: @Sendable (_ number: Int) -> String
  var stops: @Sendable (_ count: Int) -> String
  var inLanguage: @Sendable (_ language: String) -> String
  var you: String
  var partsOfALine: String
  var roles: Roles
  var events: Events
  var screens: Screens
  var player: PlayerWords

  // What surrounds chapters.
  var site: SiteWords

  // What the check of the book came to.
  var report: Report

  // What only the text edition says.
  var textEdition: TextEditionWords

  /// The languages for which there are words.
  package static let all = [english, russian]

  /// The words of a language; English in default of them.
  static func words(for language: String) -> SharedWords {
    SharedWords.words(for: language)
  }
}
