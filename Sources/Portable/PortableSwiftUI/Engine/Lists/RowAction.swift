import PortableUIKit

/// The names of what rows can do by themselves.
@MainActor
enum RowAction {
  /// UIKit's word for deleting a row.
  static var deleteName: String {
    SystemWord("Delete", ru: "Удалить", de: "Löschen", zh: "删除").text
  }
}
