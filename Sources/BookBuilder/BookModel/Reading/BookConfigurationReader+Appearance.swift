import Diagnostics
import YAMLReading
import Yams

extension BookConfigurationReader {
  static let appearanceKeys = ["logo", "card", "accent", "fonts", "footer", "head"]

  mutating func appearance(_ book: YAMLMapping, languages: [String]) -> BookAppearance {
    var appearance = BookAppearance()
    appearance.logo = siteFile(book["logo"])
    appearance.card = siteFile(book["card"])
    appearance.accent = accent(book["accent"])
    appearance.fonts = fonts(book["fonts"])
    appearance.footer = yaml.localizedText(book["footer"], languages: languages)
    let help = "write each element on a line of its own below, as '- {name: …, content: …}'"
    for node in yaml.items(book["head"], help: help) {
      if let element = headElement(node) { appearance.head.append(element) }
    }
    return appearance
  }

  /// The name of a file that must exist in `Site`.
  private mutating func siteFile(_ node: Node?) -> String? {
    guard let node, let name = yaml.string(node) else { return nil }
    if siteFiles.contains(name) { return name }
    let summary = "there is no file 'Site/\(name)'"
    yaml.report(.wrongValue, at: node, summary, help: "add the file, or correct its name")
    return nil
  }

  private mutating func accent(_ node: Node?) -> BookAppearance.Accent? {
    let keys = ["light", "dark"]
    guard let node, let mapping = yaml.mapping(node, keys: keys, required: keys) else { return nil }
    let light = color(mapping["light"], on: SiteColor.lightPaper)
    let dark = color(mapping["dark"], on: SiteColor.darkPaper)
    guard let light, let dark else { return nil }
    return BookAppearance.Accent(light: light, dark: dark)
  }

  // Source: WCAG 2.2, 1.4.3.
  private static let leastContrast = 4.5

  private mutating func color(_ node: Node?, on paper: SiteColor) -> SiteColor? {
    guard let node, let text = yaml.string(node) else { return nil }
    guard let color = SiteColor(text) else {
      let help = "write '\"#rrggbb\"' with six hexadecimal digits, in quotation marks"
      yaml.report(.wrongValue, at: node, "'\(text)' is not a colour", help: help)
      return nil
    }
    let contrast = color.contrast(with: paper)
    if contrast >= Self.leastContrast { return color }
    let rounded = Double(Int(contrast * 10)) / 10
    yaml.report(
      .wrongValue,
      at: node,
      "'\(text)' has a contrast of \(rounded) : 1 with the page (\(paper.text)); "
        + "links need \(Self.leastContrast) : 1",
      help: paper == .lightPaper ? "choose a darker colour" : "choose a lighter colour"
    )
    return nil
  }

  private mutating func fonts(_ node: Node?) -> BookAppearance.Fonts {
    var fonts = BookAppearance.Fonts()
    let keys = ["text", "interface", "code", "files"]
    guard let node, let mapping = yaml.mapping(node, keys: keys, required: []) else { return fonts }
    fonts.text = family(mapping["text"])
    fonts.interface = family(mapping["interface"])
    fonts.code = family(mapping["code"])
    for (key, value) in mapping["files"].flatMap({ yaml.entries(of: $0) }) ?? [] {
      guard let name = family(key), let file = siteFile(value) else { continue }
      fonts.files[name] = file
    }
    return fonts
  }

  /// Font families as CSS has them; other signs could end the rule.
  private mutating func family(_ node: Node?) -> String? {
    guard let node, let text = yaml.string(node) else { return nil }
    let signs: Set<Character> = [" ", ",", "-", "\"", "'"]
    if text.allSatisfy({ $0.isLetter || $0.isNumber || signs.contains($0) }) { return text }
    let help = "write names separated by commas, such as 'Inter, sans-serif'"
    yaml.report(.wrongValue, at: node, "'\(text)' is not a list of font families", help: help)
    return nil
  }

  /// The relations of links that describe a page and load nothing.
  private static let relations = [
    "author", "help", "license", "me", "privacy-policy", "terms-of-service",
  ]

  private mutating func headElement(_ node: Node) -> BookAppearance.HeadElement? {
    let keys = ["name", "property", "content", "rel", "href"]
    guard let mapping = yaml.mapping(node, keys: keys, required: []) else { return nil }
    if let content = mapping["content"], let text = yaml.string(content) {
      for attribute in ["name", "property"] {
        guard let name = yaml.string(mapping[attribute]) else { continue }
        return .meta(attribute: attribute, name: name, content: text)
      }
    }
    if let rel = yaml.string(mapping["rel"]), let href = yaml.string(mapping["href"]) {
      if Self.relations.contains(rel) {
        let address = href.hasPrefix("mailto:") ? href : webAddress(mapping["href"])
        return address.map { .link(rel: rel, href: $0) }
      }
      let allowed = Self.relations.map { "'\($0)'" }.joined(separator: ", ")
      let summary = "a link with 'rel: \(rel)' may load something from elsewhere"
      yaml.report(.wrongValue, at: mapping["rel"], summary, help: "use one of: \(allowed)")
      return nil
    }
    yaml.report(
      .wrongValue,
      at: node,
      "this is not an element of the head",
      help: "write '{name: …, content: …}', '{property: …, content: …}' or '{rel: …, href: …}'"
    )
    return nil
  }
}
