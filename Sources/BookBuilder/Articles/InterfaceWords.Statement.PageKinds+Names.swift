import BookModel
import Localization

extension InterfaceWords.Statement.PageKinds {
  /// The name of a kind of page.
  func name(of kind: PageKind) -> String {
    switch kind {
    case .home: home
    case .chapter: chapter
    case .reference: reference
    case .about: about
    case .search: search
    case .tryout: tryout
    case .notFound: notFound
    }
  }
}
