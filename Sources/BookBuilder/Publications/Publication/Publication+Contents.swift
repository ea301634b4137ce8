import Articles
import BookModel

extension Publication {
  /// The pages by the parts in which they stand, in the order of reading.
  var contents: [ContentsPart] {
    var contents: [ContentsPart] = []
    for page in pages {
      if page.part == contents.last?.part, !contents.isEmpty {
        contents[contents.count - 1].pages.append(page)
      } else {
        contents.append(ContentsPart(part: page.part, pages: [page]))
      }
    }
    return contents
  }

  /// The pages that stand below another one, such as that of a component, which a list of what the
  /// book holds need not name: hundreds of them would hide the chapters.
  var pagesBelowOthers: Set<PagePath> {
    let own = Set(pages.dropFirst().map(\.article.page))
    let below = pages.filter { page in
      (page.article.location ?? []).contains { run in
        guard case .link(.page(let above, _), _) = run else { return false }
        return above != page.article.page && own.contains(above)
      }
    }
    return Set(below.map(\.article.page))
  }
}
