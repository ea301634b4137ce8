package import AccessibilityTree
import YAMLReading
import Yams

struct BookConfiguration: Hashable, Sendable {
  var title: LocalizedText
  var description: LocalizedText
  var author: LocalizedText?
  var languages: [String]
  var partialLanguages: Set<String>
  var repository: String?
  var address: String?
  var sitePath: String?
  var editAddress: String?
  var certification: Certification?
  var listsSpokenWords: Bool
  var look: SystemLook
  var symptoms: String?
  var appearance: BookAppearance
  var redirects: [Redirect]
  var oldAddresses: [Redirect]
  var parts: [Part]
  var brokenParts: [InvalidPart]

  static let path = "Content/book.yml"

  var book: Book {
    var book = Book(title: title, description: description, languages: languages)
    book.author = author
    book.partialLanguages = partialLanguages
    book.repository = repository
    book.address = address
    book.sitePath = sitePath
    book.editAddress = editAddress
    book.certification = certification
    book.listsSpokenWords = listsSpokenWords
    book.look = look
    book.symptoms = symptoms
    book.appearance = appearance
    book.redirects = redirects
    book.oldAddresses = oldAddresses
    book.parts = parts
    return book
  }
}

extension Book {
  /// The system look that the text of `Content/book.yml` asks for.
  ///
  /// Errors are ignored here and reported when the book is read.
  package static func look(inConfiguration text: String) -> SystemLook {
    let settings = YAMLReader.soundNode(text)
    return settings?.mapping?["look"]?.int.flatMap(SystemLook.init) ?? .iOS26
  }
}
