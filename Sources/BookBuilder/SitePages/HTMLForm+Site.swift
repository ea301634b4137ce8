import ArticleMarkup
import BookModel

extension HTMLForm {
  /// A page of the site: links are counted from it, and scripts play its transcripts.
  static func page(_ page: PagePath) -> HTMLForm {
    HTMLForm(
      hasScripts: true,
      address: { page.href(to: $0) },
      picture: { page.href(to: PagePath.asset($0)) }
    )
  }
}
