package import Diagnostics
import Foundation
import Markup
import SourceText

/// A site in memory, with the findings about its book.
///
/// Nothing is read from the disk, so no address can lead out of the site.
package struct PreviewSite: Sendable {
  package var files: [String: PreviewFile]
  package var findings: [Diagnostic]
  /// A hash of what affects many pages: style sheets, scripts, pictures and findings.
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

  /// Responds to a request, given its raw path.
  ///
  /// A folder is answered with its `index.html`. Without its slash it is redirected, so that
  /// relative links on the page resolve correctly.
  package func response(to request: String) -> PreviewResponse {
    guard let path = Self.path(of: request) else { return .badRequest }
    let page = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let file = files[page] {
      return response(file, at: page, status: 200)
    }
    if files[page + "/index.html"] != nil {
      return PreviewResponse(status: 301, headers: ["Location": request + "/"])
    }
    if files.isEmpty { return response(Self.waitingPage, at: "index.html", status: 503) }
    let language = page.prefix { $0 != "/" }
    let missing = files["\(language)/404.html"] ?? files["404.html"] ?? PreviewFile(bytes: [])
    return response(missing, at: "404.html", status: 404)
  }

  /// A version of the page at a path, which changes whenever the page has to be reloaded.
  package func mark(of request: String) -> String {
    guard let path = Self.path(of: request) else { return "" }
    let page = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    var hasher = Hasher()
    hasher.combine(shared)
    hasher.combine(files[page] ?? files["404.html"])
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  private func response(_ file: PreviewFile, at path: String, status: Int) -> PreviewResponse {
    let type = ContentType(path: path)
    return PreviewResponse(
      status: status,
      // Always show the latest state, even if that is slower.
      headers: ["Content-Type": type.text, "Cache-Control": "no-store"],
      body: type == .page ? PreviewPage(file, findings: findings).bytes : file.bytes
    )
  }

  private static func isShared(_ path: String) -> Bool {
    let endings = [".css", ".js", ".svg"]
    return path.hasPrefix("assets/")
      || !path.contains("/") && endings.contains(where: path.hasSuffix)
  }

  private static func path(of request: String) -> String? {
    guard request.hasPrefix("/"), let path = request.dropFirst().percentDecoded,
      !path.utf8.contains(0)
    else { return nil }
    return path
  }

  private static let waitingPage: PreviewFile = {
    let page = html(lang: "en") {
      head(title: "Preview") {}
      body {
        main(id: "main") {
          heading(level: 1) { "Nothing to show yet" }
          p { "The page appears as soon as the book can be read." }
        }
      }
    }
    return PreviewFile(PrintedPage(page))
  }()
}
