/// Whether a view is shown above others, and the way back, as it was called before iOS 15.
public struct PresentationMode {
  /// Whether it is shown.
  public let isPresented: Bool
  let leave: () -> Void

  /// Leaves the view.
  public mutating func dismiss() { leave() }
}
