import Articles
import Localization
import Markup
import SpeechRules

extension SpokenFigureHTML {
  /// The names of the parts of a spoken line, each in the form it has on the page.
  func legend(_ roles: [UtterancePart.Role]) -> HTML {
    p(form.classes(.legend)) {
      words.partsOfALine + " "
      joined(roles.map { role in (role, HTML.text(words.roles.name(of: role))) })
      "."
    }
  }

  /// Words with a voice of their own wherever the script changes.
  func part(_ words: String, _ language: String) -> HTML {
    text.html(ScriptRuns(language: language).runs(of: words))
  }

  /// The parts of a spoken line with commas between them, each in the look of its kind.
  func joined(_ parts: [(role: UtterancePart.Role, html: HTML)]) -> HTML {
    var pieces: [HTML] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(", ") }
      pieces.append(styled(part.html, as: part.role))
    }
    return .group(pieces)
  }

  /// A part of a spoken line in the look of its kind.
  ///
  /// Parts are many, so they get the shortest elements there are. No screen reader announces these, and
  /// without a style sheet a label is still bold, a value underlined and the rest slanted.
  private func styled(_ html: HTML, as role: UtterancePart.Role) -> HTML {
    let look: (name: String, className: ClassName?) =
      switch role {
      case .label: ("b", nil)
      case .value: ("u", nil)
      case .hint, .notice: ("i", nil)
      case .trait, .selected: ("i", .trait)
      case .container, .tableHeader, .tablePosition, .position: ("i", .place)
      }
    let attributes = look.className.map { [form.classes($0)] } ?? []
    return .element(name: look.name, attributes: attributes + kind(of: role), content: html)
  }

  /// What a script that names the parts needs where several roles share a look.
  ///
  /// It is short, as there are many; the legend of the page has the words.
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
