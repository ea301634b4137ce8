import ArticleMarkup
import BookModel

extension HTMLFormat {
  /// The format of a page of the site: links are relative to the page, and scripts can step through
  /// its transcripts.
  static func page(_ page: PagePath) -> HTMLFormat {
    HTMLFormat(
      hasScripts: true,
      address: { page.href(to: $0) },
      picture: { page.href(to: PagePath.asset($0)) }
    )
  }
}
