import Diagnostics
import SnippetNotation
import YAMLReading
import Yams

extension ComponentGroupReader {
  private static let required = ["id", "name", "about", "defect", "check", "chapter"]
  private static let keys =
    required + ["other-names", "texts", "same-speech", "differs", "reading", "opens", mistakeKey]
    + InterfaceFramework.allCases.flatMap { [$0.rawValue, $0.absenceKey] }

  mutating func component(_ item: Node) -> Component? {
    guard let entry = yaml.mapping(item, keys: Self.keys, required: Self.required) else {
      return nil
    }
    let findings = diagnostics.count
    let id = address(entry["id"])
    let name = yaml.localizedText(entry["name"], languages: languages)
    let about = yaml.localizedText(entry["about"], languages: languages)
    let defect = yaml.localizedText(entry["defect"], languages: languages)
    let check = yaml.localizedText(entry["check"], languages: languages)
    let chapter = chapter(entry["chapter"])
    let otherNames = otherNames(entry["other-names"])
    let texts = texts(entry["texts"])
    var code: [InterfaceFramework: CodeTemplate] = [:]
    var reasonsForAbsence: [InterfaceFramework: LocalizedText] = [:]
    for framework in InterfaceFramework.allCases {
      code[framework] = template(
        entry,
        framework.rawValue,
        framework,
        texts: texts.mapValues(\.words)
      )
      reasonsForAbsence[framework] = yaml.localizedText(
        entry[framework.absenceKey],
        languages: languages
      )
      checkPresence(of: framework, in: entry)
    }
    let main = InterfaceFramework.allCases.first { code[$0] != nil }
    let mistake = main.flatMap {
      template(entry, Self.mistakeKey, $0, texts: texts.mapValues(\.words))
    }
    checkUse(of: texts, in: entry, code.values + [mistake].compactMap(\.self))
    let difference = difference(entry, hasBoth: code.count == 2)
    let reading = reading(entry["reading"])
    let opening = opening(entry["opens"], texts: texts)
    guard let id, let name, let about, let defect, let check, let chapter,
      diagnostics.count == findings
    else { return nil }
    return Component(
      id: id,
      name: name,
      otherNames: otherNames,
      about: about,
      code: code,
      mistake: mistake,
      reasonsForAbsence: reasonsForAbsence,
      difference: difference,
      reading: reading,
      opening: opening,
      defect: defect,
      check: check,
      chapter: chapter,
      location: yaml.location(of: entry["id"]),
      chapterLocation: yaml.location(of: entry["chapter"])
    )
  }

  private mutating func otherNames(_ node: Node?) -> [String: [String]] {
    guard let node, let lists = yaml.mapping(node, keys: languages, required: []) else {
      return [:]
    }
    var names: [String: [String]] = [:]
    for language in languages { names[language] = yaml.strings(lists[language]) }
    return names
  }

  private mutating func chapter(_ node: Node?) -> LocalizedText? {
    guard let chapter = yaml.localizedText(node, languages: languages) else { return nil }
    let slugs = Set(chapter.texts.values.map { String($0.prefix { $0 != "#" }) })
    guard slugs.count < 2 else {
      let help = "name the same chapter in all languages; only the part after '#' may differ"
      yaml.report(.wrongValue, at: node, "the languages name different chapters", help: help)
      return nil
    }
    for slug in slugs where !chapters.contains(slug) {
      let help = Suggestion(among: chapters.sorted()).sentence(for: slug)
      yaml.report(.wrongValue, at: node, "there is no chapter '\(slug)'", help: help)
      return nil
    }
    return chapter
  }

  private mutating func reading(_ node: Node?) -> Component.Reading {
    guard let name = yaml.string(node) else { return .element }
    if let reading = Component.Reading(rawValue: name) { return reading }
    let names = Component.Reading.allCases.map(\.rawValue)
    let help = Suggestion(among: names).sentence(for: name)
    yaml.report(.wrongValue, at: node, "there is no reading '\(name)'", help: help)
    return .element
  }

  private mutating func opening(_ node: Node?, texts: Texts) -> Component.Opening? {
    let keys = Component.Opening.Kind.allCases.map(\.rawValue)
    guard let node, let entry = yaml.mapping(node, keys: keys, required: []) else { return nil }
    let kinds = Component.Opening.Kind.allCases.filter { entry[$0.rawValue] != nil }
    guard kinds.count == 1, let kind = kinds.first, let names = entry[kind.rawValue] else {
      let help = "write either 'menu: […]' or 'swipe: […]'"
      yaml.report(.wrongValue, at: node, "a component opens one thing", help: help)
      return nil
    }
    let opening = Component.Opening(kind: kind, texts: yaml.strings(names))
    for name in opening.texts where texts[name] == nil {
      let help = Suggestion(among: texts.keys.sorted()).sentence(for: name)
      yaml.report(.wrongValue, at: names, "there is no text '\(name)'", help: help)
    }
    return opening
  }

  private mutating func difference(_ entry: YAMLMapping, hasBoth: Bool) -> LocalizedText? {
    let isSame = yaml.flag(entry["same-speech"]) ?? true
    if isSame, let reason = entry["differs"] {
      let help = "add 'same-speech: false', or remove it"
      let summary = "'differs' gives a reason for a difference, but the lines are the same"
      yaml.report(.wrongValue, at: reason, summary, help: help)
    }
    guard !isSame else { return nil }
    let node = entry["same-speech"]
    if entry["differs"] == nil {
      let help = "give the reason in each language: 'differs: …'"
      yaml.report(.missingKey, at: node, "the key 'differs' is missing", help: help)
    } else if !hasBoth {
      let help = "remove 'same-speech' and 'differs'"
      let summary = "there is only one framework, so nothing to compare"
      yaml.report(.wrongValue, at: node, summary, help: help)
    }
    return yaml.localizedText(entry["differs"], languages: languages)
  }
}
