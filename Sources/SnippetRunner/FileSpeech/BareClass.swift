/// A class of views that is shown alone, without the screen that sizes and fills it.
struct BareClass: Hashable {
  /// The name without the types around it.
  let name: String
  /// Whether it shows nothing by itself: a cell, or a view that neither draws nor adds anything.
  let isEmpty: Bool
  /// Whether it is a button, which gets its title or picture from the code that shows it.
  let isButton: Bool

  /// Describes a class; `nil` if it is a screen or a SwiftUI view.
  init?(_ type: ClassOutline) {
    guard let superclass = type.superclass, superclass != ClassCatalog.swiftUIView,
      !superclass.hasSuffix("Controller")
    else { return nil }
    name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    let isCell = superclass.hasSuffix("Cell") || Self.reusable.contains(superclass)
    isEmpty =
      isCell || superclass == "UIImageView" || superclass == "UIView" && !type.hasContent
    isButton = superclass == "UIButton"
  }

  private static let reusable: Set<String> = [
    "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]
}
