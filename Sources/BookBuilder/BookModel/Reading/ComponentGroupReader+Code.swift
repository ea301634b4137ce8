import Diagnostics
import SnippetNotation
import SourceText
import YAMLReading
import Yams

extension InterfaceFramework {
  var absenceKey: String { "no-\(rawValue)" }
}

extension ComponentGroupReader {
  static let mistakeKey = "mistake"

  typealias Texts = [String: (key: Node, words: [String: String])]

  mutating func texts(_ node: Node?) -> Texts {
    guard let node, let entries = yaml.entries(of: node) else { return [:] }
    let languages = SpokenLanguage.all.map(\.key)
    var texts: Texts = [:]
    for (key, value) in entries {
      guard let name = yaml.string(key) else { continue }
      let words = yaml.localizedText(value, languages: languages)
      texts[name] = (key, words?.texts ?? [:])
    }
    return texts
  }

  mutating func template(
    _ entry: YAMLMapping,
    _ key: String,
    _ framework: InterfaceFramework,
    texts: [String: [String: String]]
  ) -> CodeTemplate? {
    guard let node = entry[key], yaml.string(node) != nil, let scalar = node.scalar else {
      return nil
    }
    guard scalar.style == .literal, let mark = node.mark else {
      let help = "write '\(key): |' and the code on the lines after it"
      yaml.report(.componentCode, at: node, "the code is not a block of lines", help: help)
      return nil
    }
    let first = lines.dropFirst(mark.line).first { !$0.allSatisfy(\.isWhitespace) }
    let indent = first?.prefix { $0 == " " }.count ?? 0
    let template = CodeTemplate(
      scalar.string,
      for: framework,
      path: path,
      line: mark.line,
      column: indent + 1
    )
    guard var template else {
      let help = "end the code with 'show(view)', at the beginning of a line"
      yaml.report(.componentCode, at: node, "the code shows nothing on the screen", help: help)
      return nil
    }
    template.texts = texts
    for placeholder in template.placeholders where texts[placeholder.name] == nil {
      let location = SourceLocation(path: path, line: placeholder.line, column: placeholder.column)
      codeFindings.append(
        Diagnostic(
          .componentCode,
          at: location,
          "there is no text '\(placeholder.name)'",
          help: texts.isEmpty
            ? "add it: 'texts: {\(placeholder.name): {\(Self.example)}}'"
            : Suggestion(among: texts.keys.sorted()).sentence(for: placeholder.name)
        )
      )
    }
    return template
  }

  private static var example: String {
    SpokenLanguage.all.map { "\($0.key): …" }.joined(separator: ", ")
  }

  mutating func checkPresence(of framework: InterfaceFramework, in entry: YAMLMapping) {
    let (code, reason) = (entry[framework.rawValue], entry[framework.absenceKey])
    if code == nil, reason == nil {
      yaml.report(
        .missingKey,
        at: entry["id"],
        "the key '\(framework.rawValue)' is missing",
        help: "add the code, or give the reason for its absence: '\(framework.absenceKey): …'"
      )
    } else if code != nil, reason != nil {
      let summary = "'\(framework.absenceKey)' gives a reason for missing code, but there is code"
      yaml.report(.wrongValue, at: reason, summary, help: "remove one of the two")
    } else if framework == .allCases.last, entry[InterfaceFramework.allCases[0].rawValue] == nil,
      code == nil
    {
      let help = "add 'uikit: |' or 'swiftui: |', or remove the component"
      yaml.report(.missingKey, at: entry["id"], "the component has no code", help: help)
    }
  }

  mutating func checkUse(
    of texts: Texts,
    in entry: YAMLMapping,
    _ code: [CodeTemplate]
  ) {
    // Code that can't be read may use any text.
    let keys = InterfaceFramework.allCases.map(\.rawValue) + [Self.mistakeKey]
    guard !code.isEmpty, code.count == keys.count(where: { entry[$0] != nil }) else { return }
    let used = Set(code.flatMap(\.placeholders).map(\.name))
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) where !used.contains(name) {
      let help = "use it as '{{\(name)}}' in the code, or remove it"
      yaml.report(.componentCode, at: text.key, "no code uses the text '\(name)'", help: help)
    }
  }
}

extension Rule {
  static let componentCode = Rule(
    id: "component-code",
    explanation: """
      The code of a component is a literal block that ends with 'show(view)'. It is compiled and run in \
      each language of the speech model: '{{name}}' in the code is replaced by the text of that name, \
      which 'texts' contains in all these languages.
      """,
    readers: """
      Readers would find a component without its spoken line, or with a name in brackets instead of text.
      """,
    wrong: "uikit: |\n  let sort = UIButton(configuration: .plain())",
    right: "uikit: |\n  let sort = UIButton(configuration: .plain())\n  show(sort)"
  )
}
