import Diagnostics
import SourceText
import YAMLReading
import Yams

struct ComponentGroupReader {
  let path: String
  let languages: [String]
  let chapters: Set<String>
  var yaml: YAMLReader
  var lines = SourceLines("")
  var codeFindings: [Diagnostic] = []
  private(set) var ids: Set<String>
  private(set) var groups: Set<String>

  /// Creates a reader for a file.
  ///
  /// - Parameters:
  ///   - languages: the languages of the book.
  ///   - chapters: the slugs of the book's chapters.
  ///   - ids: the ids of components in the files read before.
  ///   - groups: the ids of groups in the files read before.
  init(
    path: String,
    languages: [String],
    chapters: Set<String>,
    ids: Set<String> = [],
    groups: Set<String> = []
  ) {
    self.path = path
    self.languages = languages
    self.chapters = chapters
    self.ids = ids
    self.groups = groups
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics + codeFindings }

  mutating func read(_ text: String) -> ComponentGroup? {
    lines = SourceLines(text)
    let keys = ["group", "title", "components"]
    guard let file = yaml.document(text, keys: keys, required: keys) else { return nil }
    let id = address(file["group"])
    if let id, !groups.insert(id).inserted {
      let help = "give the group another name"
      yaml.report(.duplicateID, at: file["group"], "the group '\(id)' already exists", help: help)
    }
    let title = yaml.localizedText(file["title"], languages: languages)
    var components: [Component] = []
    for item in yaml.items(file["components"]) {
      guard let component = component(item) else { continue }
      if ids.insert(component.id).inserted {
        components.append(component)
      } else {
        let summary = "the component '\(component.id)' already exists"
        let help = "give one of the two another id; ids must be unique across all component files"
        codeFindings.append(
          Diagnostic(.duplicateID, at: component.location, summary, help: help)
        )
      }
    }
    guard let id, let title else { return nil }
    return ComponentGroup(id: id, title: title, components: components, path: path, text: text)
  }

  mutating func address(_ node: Node?) -> String? {
    guard let name = yaml.string(node) else { return nil }
    let isFree = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) || $0 == "-" }
    if isFree, AddressName(name) != nil { return name }
    let help = "use lowercase Latin letters, digits and hyphens, such as 'pop-up-button'"
    yaml.report(.wrongValue, at: node, "'\(name)' cannot be a part of an address", help: help)
    return nil
  }
}
