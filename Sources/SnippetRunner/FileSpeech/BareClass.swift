/// A class of views that is shown alone, without the screen that sizes and fills it.
struct BareClass: Hashable {
  /// The name without the types around it.
  let name: String
  /// Whether it shows nothing by itself, such as a cell.
  let isEmpty: Bool
  /// Whether its class draws, which can be seen and not heard.
  let draws: Bool
  /// Whether it is a button or field, which gets its words from the code that shows it.
  let isNamedByOwner: Bool

  /// Describes a class; `nil` if it is a screen or a SwiftUI view.
  init?(_ type: ClassOutline) {
    guard let superclass = type.superclass, superclass != ClassCatalog.swiftUIView,
      !superclass.hasSuffix("Controller")
    else { return nil }
    name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    isEmpty =
      superclass.hasSuffix("Cell") || superclass == "UIImageView"
      || Self.reusable.contains(superclass)
    draws = type.draws
    isNamedByOwner = Self.named.contains(superclass)
  }

  private static let named: Set<String> = ["UIButton", "UITextField", "UITextView"]

  private static let reusable: Set<String> = [
    "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]
}
