package import Diagnostics
import Foundation
import Markup
import SourceText

/// A site as it stands in memory, with what is wrong in the book it was made of.
///
/// Nothing is looked up on a disk, so no address leads out of the site.
package struct PreviewSite: Sendable {
  /// The files by their path, with `/` between its parts.
  package var files: [String: PreviewFile]
  /// What is wrong, for those who look at the pages.
  package var findings: [Diagnostic]
  /// A number that changes with what several pages are made of: style, scripts, pictures, findings.
  private let shared: Int

  package init(files: [String: PreviewFile] = [:], findings: [Diagnostic] = []) {
    self.files = files
    self.findings = findings
    var hasher = Hasher()
    hasher.combine(findings)
    for path in files.keys.sorted() where Self.isShared(path) {
      hasher.combine(files[path])
    }
    shared = hasher.finalize()
  }

  /// The answer to a request for a path, as it stands in the request.
  ///
  /// An address of a folder is answered with the page that opens it; one without its slash is sent
  /// there, so that links on the page are counted from the right place.
  package func answer(to request: String) -> PreviewAnswer {
    guard let path = Self.path(of: request) else { return .refusal }
    let page = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let file = files[page] {
      return answer(file, at: page, status: 200)
    }
    if files[page + "/index.html"] != nil {
      return PreviewAnswer(status: 301, headers: ["Location": request + "/"])
    }
    if files.isEmpty { return answer(Self.waitingPage, at: "index.html", status: 503) }
    let language = page.prefix { $0 != "/" }
    let missing = files["\(language)/404.html"] ?? files["404.html"] ?? PreviewFile(bytes: [])
    return answer(missing, at: "404.html", status: 404)
  }

  /// A mark that changes when the page at a path looks or works in another way than before.
  package func mark(of request: String) -> String {
    guard let path = Self.path(of: request) else { return "" }
    let page = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    var hasher = Hasher()
    hasher.combine(shared)
    hasher.combine(files[page] ?? files["404.html"])
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  private func answer(_ file: PreviewFile, at path: String, status: Int) -> PreviewAnswer {
    let type = ContentType(path: path)
    return PreviewAnswer(
      status: status,
      // A preview that shows what was is worse than a slow one.
      headers: ["Content-Type": type.text, "Cache-Control": "no-store"],
      body: type == .page ? PreviewPage(file, findings: findings).bytes : file.bytes
    )
  }

  /// Whether pages are made with a file: with a style sheet, a script or a picture.
  private static func isShared(_ path: String) -> Bool {
    let endings = [".css", ".js", ".svg"]
    return path.hasPrefix("assets/")
      || !path.contains("/") && endings.contains(where: path.hasSuffix)
  }

  /// The path that a request asks for; `nil` if it is no path of a site.
  private static func path(of request: String) -> String? {
    guard request.hasPrefix("/"), let path = request.dropFirst().percentDecoded,
      !path.utf8.contains(0)
    else { return nil }
    return path
  }

  /// What is shown as long as there is no site.
  private static let waitingPage: PreviewFile = {
    let page = html(lang: "en") {
      head(title: "Preview") {}
      body {
        main(id: "main") {
          heading(level: 1) { "There is nothing to show yet" }
          p { "The page appears by itself as soon as the book can be read." }
        }
      }
    }
    return PreviewFile(PrintedPage(page))
  }()
}
