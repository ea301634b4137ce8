extension InterfaceWords {
  /// The page where readers try out what is spoken for an element.
  package struct Trial: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var withoutScript: String
    /// Shown if the browser can't run the model.
    package var unsupported: String
    package var element: String
    package var listener: String
    /// The names of form fields, by their name in the URL.
    package var fields: [String: String]
    /// Help for form fields, by their name in the URL.
    package var advice: [String: String]
    /// The names of options, by their value in the URL.
    package var options: [String: String]
    package var heard: String
    package var silence: String
    package var parts: String
    /// Column headings: spoken words and their part.
    package var words: String
    package var part: String
    /// The column heading for the origin of words, and its values.
    package var origin: String
    package var app: String
    package var system: String
    package var voiceControl: String
    /// For elements without a name in Voice Control.
    package var noName: String
    package var code: String
    package var copy: String
    package var copied: String
    package var address: String
    package var examples: String
    package var examplesLead: String
    /// The link from a page, with its title.
    package var tryPage: Phrase<String>
    /// The link after a transcript, or at a single line.
    package var tryLines: String
    package var tryLine: String
    package var begin: String
    /// A line of a page; `#` is replaced by the title.
    package var line: String
    /// Explains why a line of the book differs; `#` is replaced by that line.
    package var inBook: String
    /// What Voice Control shows and understands.
    package var shown: String
    package var showNames: String
    package var showNumbers: String
    package var answers: String
    package var someWords: String
    /// Example elements: a name, a question mark and a URL query.
    package var samples: [String]
  }
}
