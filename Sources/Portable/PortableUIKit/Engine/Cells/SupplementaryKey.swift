/// The place of a view that stands beside the items of a section.
struct SupplementaryKey: Hashable, Comparable {
  /// The kind of view.
  let kind: String
  /// The index of the section.
  let section: Int

  static func < (left: SupplementaryKey, right: SupplementaryKey) -> Bool {
    (left.section, left.kind) < (right.section, right.kind)
  }
}
