/// A class of views that is shown alone, without the screen that sizes and fills it.
struct BareClass: Hashable {
  /// The name without the types around it.
  let name: String
  /// Whether it shows nothing by itself, such as a cell.
  let isEmpty: Bool
  /// Whether its class draws more than an ornament, which can be seen and not heard.
  let drawsContent: Bool
  /// Whether it is a button, which gets its words from the code that shows it, or a field without
  /// a placeholder of its own.
  let isNamedByOwner: Bool
  /// Whether the code that shows it, or Interface Builder, gives it its content.
  let isFilledByOwner: Bool

  /// Describes a class; `nil` if it is a screen or a SwiftUI view.
  init?(_ type: ClassOutline) {
    guard let superclass = type.superclass, superclass != ClassCatalog.swiftUIView,
      !superclass.hasSuffix("Controller")
    else { return nil }
    name = type.shortName
    isEmpty =
      superclass.hasSuffix("Cell") || superclass == "UIImageView"
      || Self.reusable.contains(superclass)
    drawsContent = type.drawsContent
    let takesWords =
      type.isDesigned || type.initializers.contains { !Self.words.isDisjoint(with: $0.labels) }
    isFilledByOwner = type.isDesigned || type.takesTexts
    isNamedByOwner =
      superclass == "UIButton"
      || Self.fields.contains(superclass) && (takesWords || !type.setsPlaceholder)
  }

  private static let fields: Set<String> = ["UITextField", "UITextView"]
  /// What initializers call the words that name a field.
  private static let words: Set<String> = ["placeholder", "title", "text", "label", "name"]

  private static let reusable: Set<String> = [
    "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]
}
