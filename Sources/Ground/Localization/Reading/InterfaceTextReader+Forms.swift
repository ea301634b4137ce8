import Diagnostics
import Text
import YAMLReading
import Yams

extension InterfaceTextReader {
  mutating func cases(
    _ given: Node?,
    by english: Node.Mapping,
    at name: String
  ) -> Node? {
    guard let given, let forms = given.mapping, !forms.values.allSatisfy(\.hasNoValue) else {
      // If all forms are empty, the whole text is missing.
      return text(given?.mapping == nil ? given : nil, by: Array(english.values), at: name)
    }
    let categories = PluralCategory.allCases.map(\.rawValue)
    let isPlural = english.arePluralForms
    var cases: [(Node, Node)] = []
    for (key, value) in yaml.entries(of: given) ?? [] {
      let form = key.string ?? ""
      if isPlural, !categories.contains(form) {
        let help = Suggestion(among: categories).sentence(for: form)
        yaml.report(.unknownKey, at: key, "there is no plural category '\(form)'", help: help)
      } else if value.hasNoValue {
        continue
      } else if let text = text(value, by: Array(english.values), at: "\(name).\(form)") {
        cases.append((key, text))
      }
    }
    if let other = english["other"], !cases.contains(where: { $0.0.string == "other" }) {
      missing.append("\(name).other")
      cases.append((Node("other"), noted(other)))
    }
    return Node(cases)
  }

  mutating func list(_ given: Node?, at name: String) -> Node? {
    guard let given, !given.hasNoValue else {
      missing.append(name)
      return nil
    }
    let texts = given.scalar == nil ? yaml.strings(given) : [yaml.string(given)].compactMap(\.self)
    return texts.isEmpty ? nil : Node(texts.map { Node($0) })
  }

  mutating func text(_ given: Node?, by english: [Node], at name: String) -> Node? {
    guard let given, !given.hasNoValue else {
      missing.append(name)
      return nil
    }
    guard let text = yaml.string(given) else { return nil }
    let values = english.map { Template($0.string ?? "").lastValue }.max() ?? 0
    if Template(text).lastValue > values {
      let help =
        values == 0 ? "this text has no placeholders" : "the last placeholder is '{\(values)}'"
      yaml.report(
        .wrongValue,
        at: given,
        "there is no value for a placeholder in '\(name)'",
        help: help
      )
      return nil
    }
    return Node(text)
  }
}
