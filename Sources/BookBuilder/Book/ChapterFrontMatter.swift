/// What a chapter says about itself before its text.
package struct ChapterFrontMatter: Hashable, Sendable {
  /// The name of the chapter.
  package var title: String
  /// What a reader will get from it, in a sentence.
  package var description: String
  /// The facts of the inventory that the chapter covers.
  package var rows: [String] = []
  /// What to look at in an app after reading.
  package var checklist: [String] = []
  /// Words the chapter explains.
  package var terms: [Term] = []
  /// Where the facts come from.
  package var sources: [Source] = []

  /// A word and what it means.
  package struct Term: Hashable, Sendable {
    /// The word.
    package var term: String
    /// What it means, in a sentence.
    package var meaning: String
  }

  /// Something the chapter relies on.
  package struct Source: Hashable, Sendable {
    /// What it is called.
    package var title: String
    /// Its address, if it has one.
    package var url: String?
    /// What it was used for.
    package var note: String?
  }
}
