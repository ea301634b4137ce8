package import AccessibilityTree
package import BookModel
import Yams

extension Book {
  /// The look of the system that the text of `Content/book.yml` asks for; what is wrong with it is found
  /// where the book is read.
  package static func look(inConfiguration text: String) -> SystemLook {
    let settings = try? Yams.compose(yaml: text, .default, .default, .utf8)
    return settings?.mapping?["look"]?.int.flatMap(SystemLook.init) ?? .iOS26
  }
}
