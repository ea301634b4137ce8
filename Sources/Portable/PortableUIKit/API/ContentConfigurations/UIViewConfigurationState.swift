/// The state of a view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The device.
  public var traitCollection: UITraitCollection
  /// Whether the view does not respond.
  public var isDisabled = false
  /// Whether the view looks touched.
  public var isHighlighted = false
  /// Whether the view is chosen.
  public var isSelected = false
  /// Whether the view has the focus of a keyboard.
  public var isFocused = false
  /// Whether the view stands out.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state on a device.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What an app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
