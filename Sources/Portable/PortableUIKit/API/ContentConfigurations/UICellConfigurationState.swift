/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The device.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not respond.
  public var isDisabled = false
  /// Whether the cell looks touched.
  public var isHighlighted = false
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell has the focus of a keyboard.
  public var isFocused = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether what is below the cell is shown.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
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
