extension UITableViewCell {
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It takes the row away.
    case delete = 1
    /// It adds a row.
    case insert = 2
  }

  /// How a row is being changed.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// It asks whether to delete.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
