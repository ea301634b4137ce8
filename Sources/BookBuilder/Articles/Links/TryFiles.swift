package import BookModel

/// The files of `Site` that the page “Try an element” needs; without them there is no such page.
package enum TryFiles {
  package static let script = "try.js"
  package static let model = "speech.js"

  package static func exist(in book: Book) -> Bool {
    book.siteFiles[script] != nil && book.siteFiles[model] != nil
  }
}
