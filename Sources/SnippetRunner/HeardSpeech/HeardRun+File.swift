import Foundation
import SnippetNotation
import SourceText

extension HeardRun {
  /// The folder of a book in which runs lie, one file each.
  package static let folder = "Content/heard"

  /// The name of the run's file: the day, the system, the language, and a number made of the rest.
  ///
  /// Notes do not count, so that a run imported again finds its file.
  package var fileName: String {
    var bare = self
    for index in bare.screens.indices { bare.screens[index].note = nil }
    var fingerprint = Fingerprint()
    // Texts and numbers can always be encoded.
    fingerprint.add((try? JSONEncoder.compact.encode(bare)).map { Array($0) } ?? [])
    let words = [day, system, language].compactMap(\.self).joined(separator: " ").lowercased()
    let name = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == ".") }
    return "\(name.joined(separator: "-"))-\(fingerprint.text.prefix(8)).json"
  }

  /// The file: keys in the order of the alphabet, ended by a line feed.
  package func fileText() throws -> String {
    String(decoding: try JSONEncoder.readable.encode(self), as: UTF8.self) + "\n"
  }
}
