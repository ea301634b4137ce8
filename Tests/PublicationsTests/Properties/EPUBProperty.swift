import BookChecks
import BookModel
import Foundation
import Publications
import SnippetNotation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The properties of an EPUB made of any Markdown: it can be unpacked, its documents are
/// well-formed, anchors are unique, and links are not broken.
package enum EPUBProperty {
  /// The violated property for a chapter; `nil` if there is none.
  package static func violation(_ markdown: String) -> String? {
    let text = "---\ntitle: Labels\ndescription: Labels.\n---\n\(markdown)"
    guard let book = Book.read(HostileBook(text).files).book else { return nil }
    let report = SnippetReport()
    let composer = PublicationComposer(
      book: book,
      snippets: report,
      check: book.report(on: report)
    )
    for publication in composer.publications {
      do {
        let bytes = try EPUBBook(publication).bytes()
        guard try EPUBBook(publication).bytes() == bytes else { return "it differs from itself" }
        let entries = try ZIPArchive(reading: bytes).entries
        if let violation = violation(in: entries) { return "\(publication.language): \(violation)" }
      } catch {
        return "\(publication.language): \(error)"
      }
    }
    return nil
  }

  private static func violation(in entries: [ZIPEntry]) -> String? {
    guard entries.first?.path == "mimetype", entries.first?.isCompressed == false else {
      return "its kind is not said first"
    }
    let documents = entries.filter { entry in
      [".xhtml", ".opf", ".svg", ".xml"].contains(where: entry.path.hasSuffix)
    }
    var names: [String: Set<String>] = [:]
    var links: [(from: String, to: String)] = []
    for entry in documents {
      let reader = DocumentReader()
      let parser = XMLParser(data: Data(entry.bytes))
      parser.delegate = reader
      guard parser.parse() else {
        return "\(entry.path):\(parser.lineNumber): it is not well-formed"
      }
      if let twice = reader.repeated { return "\(entry.path) has the name '\(twice)' twice" }
      names[entry.path] = reader.names
      links += reader.links.map { (entry.path, $0) }
    }
    for link in links {
      guard let target = resolve(link.to, from: link.from) else { continue }
      guard entries.contains(where: { $0.path == target.path }) else {
        return "\(link.from) leads to '\(link.to)', which is not there"
      }
      if let name = target.name, names[target.path]?.contains(name) != true {
        return "\(link.from) leads to a place '\(link.to)' that is not there"
      }
    }
    return nil
  }

  /// The entry that a reference points to; `nil` for another site.
  private static func resolve(
    _ reference: String,
    from path: String
  ) -> (path: String, name: String?)? {
    guard !["https:", "http:", "mailto:"].contains(where: reference.lowercased().hasPrefix) else {
      return nil
    }
    let halves = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves.count > 1 ? String(halves[1]).removingPercentEncoding ?? "" : nil
    guard !halves[0].isEmpty else { return (path, name) }
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in halves[0].split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    let target = parts.joined(separator: "/")
    return (target.removingPercentEncoding ?? target, name)
  }
}

/// Collects the anchors and references of a document.
private final class DocumentReader: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var links: [String] = []
  var repeated: String?

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let name = attributes["id"], !names.insert(name).inserted { repeated = name }
    for key in ["href", "src", "full-path"] {
      // The container's paths are relative to the root of the archive, all others to their file.
      if let link = attributes[key] { links.append(key == "full-path" ? "../" + link : link) }
    }
  }
}
