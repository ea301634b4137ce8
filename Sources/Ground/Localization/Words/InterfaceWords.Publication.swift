extension InterfaceWords {
  /// The words that only publications need.
  package struct Publication: Decodable, Sendable {
    /// The name of the cover.
    package var cover: String
    /// The name of the place where the chapters begin.
    package var beginning: String
    /// The name of the list of important places.
    package var landmarks: String
    /// What the cover shows, for those who do not see it: the title and the description.
    package var coverText: Phrase<String, String>
    /// How readers with different needs can read the book.
    package var summary: Summary

    /// The sentences about accessibility, each for a fact that is looked up in the book.
    package struct Summary: Decodable, Sendable {
      package var structure: String
      package var languages: String
      package var tables: String
      package var settings: String
      package var transcripts: Phrase<Int>
      package var pictures: Phrase<Int>
      package var wordlessPictures: Phrase<Int>
      package var certified: Phrase<String>
      package var uncertified: String
    }
  }
}
