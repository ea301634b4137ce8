/// The lines that belong into a fence.
struct FenceEdit: Hashable, Sendable {
  /// The fence.
  var fence: Fence
  /// The lines, without their ends.
  var body: [String]
}
