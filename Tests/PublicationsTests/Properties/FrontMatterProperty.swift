import BookChecks
import BookModel
import Diagnostics

/// The properties of reading any YAML: it is read completely, and findings have a location.
package enum FrontMatterProperty {
  /// The violated property for a file; `nil` if there is none.
  package static func violation(_ text: String, at place: HostileBook.Place) -> String? {
    let text = place == .chapter ? "---\n\(text)\n---\nWords.\n" : text
    let hostile = HostileBook(text, at: place)
    let (book, findings) = Book.read(hostile.files)
    // Only some parsers treat a lone carriage return as a line ending.
    guard !text.contains("\r") else { return nil }
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    for finding in findings + (book.map { check($0) } ?? []) {
      guard let place = finding.location, place.path == hostile.path(of: text) else { continue }
      guard let line = place.line else { continue }
      guard (1...count).contains(line) else {
        return "the finding '\(finding.summary)' is at line \(line) of \(count)"
      }
    }
    return nil
  }
}

extension HostileBook {
  fileprivate func path(of text: String) -> String? {
    files.bytes.first { $0.value == Array(text.utf8) }?.key
  }
}
