/// How the site of a book differs from that of others: its logo, colour, fonts, footer and metadata.
package struct BookAppearance: Hashable, Sendable {
  /// A picture in `Site`, before the title.
  package var logo: String?
  /// A picture in `Site` that other sites show next to a link to a page.
  package var card: String?
  package var accent: Accent?
  package var fonts = Fonts()
  /// A line of Markdown at the foot of each page.
  package var footer: LocalizedText?
  package var head: [HeadElement] = []

  package init() {}

  /// The colour of links, buttons and the focus, on light and on dark pages.
  package struct Accent: Hashable, Sendable {
    package var light: SiteColor
    package var dark: SiteColor
  }

  /// Families as in CSS, and the files of `Site` that contain fonts, by family.
  package struct Fonts: Hashable, Sendable {
    package var text: String?
    package var interface: String?
    package var code: String?
    package var files: [String: String] = [:]
  }

  /// An element of `<head>` that describes the page and loads nothing.
  package enum HeadElement: Hashable, Sendable {
    case meta(attribute: String, name: String, content: String)
    case link(rel: String, href: String)
  }

  /// The style sheet that the rest of the site follows; `nil` if the book changes nothing.
  package var styleSheet: String? {
    let faces = fonts.files.sorted { $0.key < $1.key }.map { family, file in
      "@font-face {\nfont-family: \"\(family)\";\nsrc: url(\(file));\nfont-display: swap;\n}\n"
    }
    let families = [("text", fonts.text), ("sans", fonts.interface), ("mono", fonts.code)]
      .compactMap { name, family in family.map { "--\(name): \($0);\n" } }
    let colors = accent.map { accent in
      (light: rules(accent.light), dark: rules(accent.dark))
    }
    // Readers who ask for more contrast get the colours of the site.
    let usual = "@media (prefers-contrast: no-preference)"
    let dark = "\(usual) and (prefers-color-scheme: dark)"
    let sheet =
      faces.joined()
      + (families.isEmpty ? "" : ":root {\n\(families.joined())}\n")
      + (colors.map { "\(usual) {\n\($0.light)}\n\(dark) {\n\($0.dark)}\n" } ?? "")
    return sheet.isEmpty ? nil : sheet
  }

  private func rules(_ color: SiteColor) -> String {
    ":root {\n--link: \(color.text);\n--visited: \(color.text);\n--focus: \(color.text);\n}\n"
  }
}
