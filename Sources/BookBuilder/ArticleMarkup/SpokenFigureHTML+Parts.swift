import Articles
import Localization
import Markup
import SpeechRules

extension SpokenFigureHTML {
  func legend(_ roles: [UtterancePart.Role]) -> HTML {
    p(form.classes(.legend)) {
      words.partsOfALine + " "
      joined(roles.map { role in (role, HTML.text(words.roles.name(of: role))) })
      "."
    }
  }

  func part(_ words: String, _ language: String) -> HTML {
    text.html(ScriptRuns(language: language).runs(of: words))
  }

  func joined(_ parts: [(role: UtterancePart.Role, html: HTML)]) -> HTML {
    var pieces: [HTML] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(", ") }
      pieces.append(styled(part.html, as: part.role))
    }
    return .group(pieces)
  }

  /// A part of a spoken line, styled by its role.
  ///
  /// Parts are numerous, so they get the shortest elements, none of which screen readers announce.
  /// Without a style sheet a label is still bold, a value underlined and everything else italic.
  private func styled(_ html: HTML, as role: UtterancePart.Role) -> HTML {
    let style: (name: String, className: ClassName?) =
      switch role {
      case .label: ("b", nil)
      case .value: ("u", nil)
      case .hint, .notice: ("i", nil)
      case .trait, .selected: ("i", .trait)
      case .container, .tableHeader, .tablePosition, .position: ("i", .place)
      }
    let attributes = style.className.map { [form.classes($0)] } ?? []
    return .element(name: style.name, attributes: attributes + kind(of: role), content: html)
  }

  /// The attribute by which the player's script distinguishes roles that share a style.
  ///
  /// It is short because parts are numerous; the words are in the legend of the page.
  private func kind(of role: UtterancePart.Role) -> [Attribute] {
    let kind: String? =
      switch role {
      case .label, .value, .hint, .trait: nil
      case .notice: "n"
      case .selected: "s"
      case .container: "c"
      case .tableHeader: "h"
      case .tablePosition: "r"
      case .position: "p"
      }
    return kind.map { form.data(Attribute("data-is", $0)) } ?? []
  }
}
