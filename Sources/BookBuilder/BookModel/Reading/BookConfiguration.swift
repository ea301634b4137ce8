package import AccessibilityTree
import Yams

/// What `Content/book.yml` says.
struct BookConfiguration: Hashable, Sendable {
  var title: LocalizedText
  var description: LocalizedText
  var author: LocalizedText?
  /// The languages, the default one first.
  var languages: [String]
  /// The languages in which chapters may be missing.
  var partialLanguages: Set<String>
  /// The address of the source.
  var repository: String?
  /// The address of the published site.
  var address: String?
  /// The path of the site on its server, if that is all that is known of its address.
  var sitePath: String?
  /// What the path of a source file is appended to for a page where it can be edited.
  var editAddress: String?
  /// Who found the book accessible.
  var certification: Certification?
  /// Whether pages list the words that assistive technologies say.
  var listsSpokenWords: Bool
  var look: SystemLook
  /// The names that chapters had before.
  var redirects: [Redirect]
  var parts: [Part]
  /// What the parts mean with which something is wrong.
  var claims: [PartClaim]

  static let path = "Content/book.yml"
}

extension BookConfiguration {
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
    book.redirects = redirects
    book.parts = parts
    return book
  }
}

extension Book {
  /// The look of the system that the text of `Content/book.yml` asks for; what is wrong with it is found
  /// where the book is read.
  package static func look(inConfiguration text: String) -> SystemLook {
    let settings = try? Yams.compose(yaml: text, .default, .default, .utf8)
    return settings?.mapping?["look"]?.int.flatMap(SystemLook.init) ?? .iOS26
  }
}
