/// The lines that belong into a fence.
package struct FenceEdit: Hashable, Sendable {
  /// The fence.
  package var fence: Fence
  /// The lines, without their ends.
  package var body: [String]

  /// Creates an edit.
  package init(fence: Fence, body: [String]) {
    self.fence = fence
    self.body = body
  }
}
