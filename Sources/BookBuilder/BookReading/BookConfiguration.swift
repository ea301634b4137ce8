import AccessibilityTree
import BookModel

/// What `Content/book.yml` says.
struct BookConfiguration: Hashable, Sendable {
  /// The name of the book.
  var title: LocalizedText
  /// What the book is, in a sentence.
  var description: LocalizedText
  /// Who wrote the book.
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
  /// The look of the system on screens.
  var look: SystemLook
  /// The names that chapters had before.
  var redirects: [Redirect]
  /// The parts in their order.
  var parts: [Part]
  /// What the parts mean with which something is wrong.
  var claims: [PartClaim]

  /// The path of the file.
  static let path = "Content/book.yml"
}
