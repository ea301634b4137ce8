import BookModel
import SnippetNotation

/// The types and modifiers of UIKit and SwiftUI in the code of components, by which readers of code
/// look for them; not those of Swift itself, and of what is imported.
///
/// Names that many components use, such as `View`, don't tell one from another. They count only for
/// a component that is introduced by them.
struct ComponentCodeNames {
  private let users: [String: Int]
  private let limit: Int

  init(_ components: [Component]) {
    let names = components.flatMap { Set($0.namesInCode) }
    users = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    limit = max(2, components.count / 6)
  }

  func of(_ component: Component) -> [String] {
    component.namesInCode.filter { name in
      users[name, default: 0] <= limit || component.about["en"].contains("`\(name)`")
    }
  }
}

extension Component {
  /// The names in the order of the code, without those that it declares itself.
  fileprivate var namesInCode: [String] {
    var known: Set = ["Bool", "Double", "Float", "Int", "String", "URL", "Date"]
    return templates.flatMap { template in
      let code = template.code(in: .forPage("en")).withoutTexts
      let own = Set(code.matches(of: #/(?:struct|class|enum|protocol|import) (\w+)/#).map { $0.1 })
      let types = code.matches(of: #/(?:^|[^\w.])([A-Z]\w+)/#).map { $0.1 }
        .filter { !own.contains($0) }
      // A modifier has a line of its own.
      let modifiers = code.matches(of: #/\n *\.(\w+)/#).map { $0.1 }
      return (types + (template.framework == .swiftUI ? modifiers : [])).map(String.init)
    }
    .filter { known.insert($0).inserted }
  }
}

extension String {
  /// The code without comments and what is between quotation marks.
  fileprivate var withoutTexts: String {
    replacing(#/"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/#, with: "")
  }
}
