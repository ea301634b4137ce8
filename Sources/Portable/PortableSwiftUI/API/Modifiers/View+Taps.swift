public import Foundation

nonisolated extension View {
  /// Does something on a tap; it makes no button, but answers a double tap of VoiceOver.
  ///
  /// Source: CVS Health; certainty B.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    told {
      guard count == 1, $0.activation == nil else { return }
      $0.activation = action
      $0.isTapped = true
      $0.respondsToUser = $0.respondsToUser ?? true
    }
  }

  /// Does something on a tap at a place; a double tap of VoiceOver is one at the corner.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Makes controls unusable.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Leaves out the visible labels of controls; their names stay.
  public func labelsHidden() -> some View {
    modifier(EnvironmentModifier { $0.hidesLabels = true })
  }
}
