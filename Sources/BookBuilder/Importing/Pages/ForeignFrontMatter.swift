import Markdown
import SourceText
import Yams

/// What the front matter of a page of another tool says about it; keys of any kind may stand beside.
struct ForeignFrontMatter {
  /// The title, if there is one.
  private(set) var title: String?
  /// What the page is about, if it says so.
  private(set) var description: String?
  /// The names of the other keys.
  private(set) var otherKeys: [String] = []

  init(_ frontMatter: FrontMatter?) {
    // Front matter that cannot be read is that of no tool.
    guard let frontMatter,
      let mapping = (try? Yams.compose(yaml: frontMatter.yaml, .default, .default, .utf8))?.mapping
    else { return }
    for (key, value) in mapping {
      let text = value.scalar?.string.foldingSpace
      switch key.string {
      case "title": title = text?.isEmpty == false ? text : nil
      case "description": description = text?.isEmpty == false ? text : nil
      case let name?: otherKeys.append(name)
      case nil: break
      }
    }
  }
}
