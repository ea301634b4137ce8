import Articles
import AssistiveTechnology
import BookModel
import SnippetNotation
import SourceText
import SpeechTrial

/// The components of the reference with their elements, to begin with on the page “Try it”.
struct TrialSamples {
  /// The book with what was computed.
  let articles: BookArticles
  /// The language of the names, as a BCP 47 tag.
  let language: String

  private struct Group: Encodable {
    var name: String
    var components: [Sample]
  }

  private struct Sample: Encodable {
    var name: String
    /// What an address says of the elements, by the language of the device.
    var queries: [String: [String]]
  }

  /// The script; `nil` where nothing was computed.
  var file: OutputFile? {
    let groups = articles.book.components.map { group in
      Group(
        name: group.title[language],
        components: group.components.map(sample).filter { !$0.queries.isEmpty }
      )
    }
    .filter { !$0.components.isEmpty }
    guard !groups.isEmpty else { return nil }
    let script = "speechSamples(\(ScriptValue(groups).json))\n"
    return OutputFile(path: Self.path(language: language).path, bytes: Array(script.utf8))
  }

  /// The place of the script.
  static func path(language: String) -> PagePath {
    PagePath(PagePath.tryout(language: language).path.dropLast("index.html".count) + "samples.js")
  }

  private func sample(_ component: Component) -> Sample {
    var sample = Sample(name: component.name[language], queries: [:])
    guard let framework = component.mainFramework else { return sample }
    for spoken in SpokenLanguage.all {
      let walkthrough = component.walkthrough(framework, in: spoken, articles.report)
      let queries = walkthrough.map { walkthrough in
        walkthrough.transcript.entries.compactMap { SpeechTrial($0, of: walkthrough)?.query }
      }
      if let queries, !queries.isEmpty { sample.queries[spoken.tag] = queries }
    }
    return sample
  }
}
