import Localization
import SpeechRules

extension ReferenceComposer {
  /// The table of the rules that put words into a line, each with what it rests on.
  var rules: [ArticleBlock] {
    let knowledge = words.knowledge
    let rows = SpeechRule.allCases.map { rule in
      ArticleTable.Row(
        anchor: Self.anchor("rule", rule.rawValue),
        cells: [
          [.code(rule.rawValue)],
          runs(knowledge.rules[rule.rawValue] ?? rule.statement),
          runs(knowledge.certainties.name(of: rule.certainty)),
          runs(rule.sources.joined(separator: ", ")),
          heard(rule),
        ]
      )
    }
    let header = [
      knowledge.interface, knowledge.rule, knowledge.certainty, knowledge.sourceKey,
      knowledge.heardWords,
    ]
    return [table(number: 1, knowledge.ruleList.title, header: header, rows: rows)]
  }

  /// What VoiceOver said that shows the rule, with the system.
  private func heard(_ rule: SpeechRule) -> [Run] {
    rule.heard.prefix(1).flatMap { heard -> [Run] in
      let language = words.language == "en" ? nil : "en"
      return [.text("“\(heard.text)”", language: language)] + runs(", \(heard.system)")
    }
  }
}
