import Diagnostics
import Markup

/// A page with additions for its author: the findings of the build, and a script that reloads the
/// page.
struct PreviewPage {
  let bytes: [UInt8]

  init(_ file: PreviewFile, findings: [Diagnostic]) {
    let script = HTML.element(
      name: "script",
      attributes: [Attribute("src", PreviewScript.path), Attribute("defer", "")],
      content: .empty
    )
    let page = file.bytes
    let index = file.startOfBody ?? page.endIndex
    let added = (findings.isEmpty ? "" : Self.panel(findings).render()) + script.render()
    bytes = page[..<index] + Array(added.utf8) + page[index...]
  }

  /// The findings as a labelled region with a count and a list.
  ///
  /// It is in English, like all findings, whatever the language of the page. The script announces
  /// the count. System colours keep it readable in every theme.
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
        if let location = finding.location { code(lang: "en") { "\(location)" } }
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

  /// For example “2 errors, 1 warning”.
  private static func count(_ findings: [Diagnostic]) -> String {
    let kinds: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning")]
    return kinds.compactMap { severity, name in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    .joined(separator: ", ")
  }
}
