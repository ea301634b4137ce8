extension InterfaceWords {
  /// The words of the page on which readers try out what is heard of an element.
  package struct Trial: Decodable, Sendable {
    package var title: String
    package var lead: String
    package var withoutScript: String
    /// What stands there if the browser cannot run the model.
    package var unsupported: String
    /// What the fields for the element are called together.
    package var element: String
    /// What the fields for settings of the listener are called together.
    package var listener: String
    /// The fields by their names in the address.
    package var fields: [String: String]
    /// What fields need said besides their name, by their names in the address.
    package var advice: [String: String]
    /// What can be chosen, by the values in the address.
    package var options: [String: String]
    package var heard: String
    package var silence: String
    package var parts: String
    /// The heads of the columns of words and of what they are.
    package var words: String
    package var part: String
    /// The head of the column that says whose words they are, and its values.
    package var origin: String
    package var app: String
    package var system: String
    package var voiceControl: String
    /// What stands for the name of an element that Voice Control does not name.
    package var noName: String
    package var code: String
    package var copy: String
    package var copied: String
    package var address: String
    package var examples: String
    package var examplesLead: String
    /// The link from a page whose lines can be tried, by its title.
    package var tryPage: Phrase<String>
    /// The link after a transcript, and while a line of it is shown by itself.
    package var tryLines: String
    package var tryLine: String
    /// What the fields to begin with are called together.
    package var begin: String
    /// The lines of a page; the script puts its title in the place of `#`.
    package var line: String
    /// What the page says where that is not what the element says by itself, in the place of `#`.
    package var inBook: String
    /// What is shown, said and obeyed by Voice Control.
    package var shown: String
    package var showNames: String
    package var showNumbers: String
    package var answers: String
    package var someWords: String
    /// Elements to begin with: the name of each, a question mark, and what an address says of it.
    package var samples: [String]
  }
}
