import Diagnostics
import Markup

/// A page with what only its author needs: what is wrong in the book, and the script that follows it.
struct PreviewPage {
  /// The characters of the page, as a browser takes them.
  let bytes: [UInt8]

  /// Puts findings before everything else that a page shows, and the script after it.
  init(_ file: PreviewFile, findings: [Diagnostic]) {
    let script = HTML.element(
      name: "script",
      attributes: [Attribute("src", PreviewScript.path), Attribute("defer", "")],
      content: .empty
    )
    let page = file.bytes
    let place = file.startOfBody ?? page.endIndex
    let added = (findings.isEmpty ? "" : Self.panel(findings).render()) + script.render()
    bytes = page[..<place] + Array(added.utf8) + page[place...]
  }

  /// The findings as a region with a name, a count and a list; a script says the count aloud.
  ///
  /// It speaks English, like all findings, on a page of any language. Its colours are those that the
  /// reader's system has for text.
  private static func panel(_ findings: [Diagnostic]) -> HTML {
    .element(
      name: "section",
      attributes: [
        .id("preview-findings"), .lang("en"), Attribute("dir", "ltr"),
        .labelledBy("preview-findings-title"), Attribute("style", style),
      ],
      content: .group([
        heading(level: 2, .id("preview-findings-title")) { "Preview: \(count(findings))" },
        .element(name: "ol", attributes: [], content: .group(findings.map(item))),
      ])
    )
  }

  private static let style = """
    background: Canvas; color: CanvasText; border: 0.25rem solid CanvasText; padding: 1rem; \
    margin: 1rem; overflow-wrap: anywhere
    """

  private static func item(_ finding: Diagnostic) -> HTML {
    li {
      p {
        if let place = finding.location { code(lang: "en") { "\(place)" } }
        " \(finding.severity.rawValue): \(finding.summary) [\(finding.id)]"
      }
      if !finding.details.isEmpty {
        pre { code(lang: "en") { finding.details.joined(separator: "\n") } }
      }
      if let help = finding.help {
        p { "Help: \(help)" }
      }
    }
  }

  /// “2 errors, 1 warning”.
  private static func count(_ findings: [Diagnostic]) -> String {
    let kinds: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning")]
    return kinds.compactMap { severity, name in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    .joined(separator: ", ")
  }
}
