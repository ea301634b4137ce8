import Localization
import Markdown

extension ArticleComposer {
  /// A list; tasks begin with a word for whether they are done.
  mutating func compose(_ list: MarkdownList) -> ArticleList {
    var items: [[ArticleBlock]] = []
    for item in list.items {
      var blocks = compose(item.blocks)
      if let isDone = item.isDone {
        let label = Run.text((isDone ? words.done : words.toDo) + " ")
        if case .paragraph(let runs)? = blocks.first {
          blocks[0] = .paragraph([label] + runs)
        } else {
          blocks.insert(.paragraph([label]), at: 0)
        }
      }
      items.append(blocks)
    }
    return ArticleList(start: list.start, items: items)
  }
}
