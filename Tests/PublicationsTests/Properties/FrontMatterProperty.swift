import BookChecks
import BookModel
import Diagnostics

/// What holds for YAML of any kind: it is read to its end, and what is found has its place in it.
package enum FrontMatterProperty {
  /// What does not hold for a file; `nil` if all is well.
  package static func violation(_ text: String, at place: HostileBook.Place) -> String? {
    let text = place == .chapter ? "---\n\(text)\n---\nWords.\n" : text
    let hostile = HostileBook(text, at: place)
    let (book, findings) = Book.read(hostile.files)
    // Carriage returns alone end lines for some readers and not for others.
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
  /// The path of the file that has a text.
  fileprivate func path(of text: String) -> String? {
    files.bytes.first { $0.value == Array(text.utf8) }?.key
  }
}
