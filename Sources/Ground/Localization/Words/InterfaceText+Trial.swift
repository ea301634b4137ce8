extension InterfaceText {
  package struct Trial: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var withoutScript: String
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
    package var words: String
    package var part: String
    package var origin: String
    package var app: String
    package var system: String
    package var voiceControl: String
    package var noName: String
    package var code: String
    package var copy: String
    package var copied: String
    package var share: String
    package var more: String
    package var examples: String
    package var tryPage: Phrase<String>
    /// A link to lines; the names of these links, `tryLines` and `tryLine`, contain it.
    package var tryIt: String
    package var tryLines: String
    package var tryLine: String
    package var begin: String
    /// A line of a page; `#` is replaced by the title.
    package var line: String
    /// Explains why a line of the book differs; `#` is replaced by that line.
    package var inBook: String
    package var shown: String
    package var showNames: String
    package var showNumbers: String
    package var answers: String
    package var someWords: String
    /// Example elements: a name, a question mark and a URL query.
    package var samples: [String]
  }
}
