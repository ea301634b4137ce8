/// A group of elements that are read one after another, and that may have a name.
///
/// VoiceOver speaks a named container when the focus enters it. Containers without any meaning for
/// assistive technologies aren't part of the tree.
public struct AccessibilityContainer: Hashable, Codable, Sendable {
  /// The identity of the container, unique on its screen.
  public var id: ElementID
  /// The kind of container, which decides what VoiceOver says on entry.
  public var kind: Kind
  /// The name that is spoken on entry; `nil` and the empty string mean no name.
  public var label: String?
  /// The text that is spoken after the name; `nil` and the empty string mean no value.
  public var value: String?
  /// Whether the container responds to the user.
  ///
  /// VoiceOver adds the word for “dimmed” to the name of a container that doesn't.
  public var isEnabled: Bool
  /// The area on the screen, in points.
  public var frame: Rect
  /// The language of the container's texts as a BCP 47 tag, if it differs from that of the screen.
  public var language: String?
  /// The rule that orders the children.
  public var order: Order
  /// How Switch Control moves through the children.
  public var navigationStyle: NavigationStyle
  /// Whether the children are read as one group.
  ///
  /// If `false`, the container only groups items for Switch Control.
  public var isReadTogether: Bool
  /// Elements the container lists but for which it returns no index, so they can't announce a
  /// position.
  public var elementsWithoutIndex: [ElementID]
  /// Everything that an explicit order lists, including what can't be read at the moment.
  ///
  /// Empty if the container lists nothing beyond its children.
  public var listed: [ElementID]

  /// Creates a container.
  public init(
    id: ElementID,
    kind: Kind = .group,
    label: String? = nil,
    value: String? = nil,
    isEnabled: Bool = true,
    frame: Rect = Rect(),
    language: String? = nil,
    order: Order = .geometric,
    navigationStyle: NavigationStyle = .automatic,
    isReadTogether: Bool = true,
    elementsWithoutIndex: [ElementID] = [],
    listed: [ElementID] = []
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.frame = frame
    self.language = language
    self.order = order
    self.navigationStyle = navigationStyle
    self.isReadTogether = isReadTogether
    self.elementsWithoutIndex = elementsWithoutIndex
    self.listed = listed
  }

  /// The kind of a container.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// Elements that are read together, with nothing spoken for the group itself.
    case group
    /// A named group (`UIAccessibilityContainerType.semanticGroup`).
    case semanticGroup
    /// A list (`UIAccessibilityContainerType.list`).
    case list
    /// A landmark (`UIAccessibilityContainerType.landmark`).
    case landmark
    /// A landmark of a web page, named after the first element that is read in it.
    case webLandmark
    /// A table with rows and columns (`UIAccessibilityContainerType.dataTable`).
    case dataTable
    /// The segments of a segmented control; each announces its position.
    case series
    /// A `UITabBar`: each item announces its position and the word for a tab.
    case tabBar
    /// Any other view with the tab bar trait: its elements are announced as tabs.
    case tabBarTrait
  }

  /// How Switch Control moves through the children of a container; no other technology uses it.
  ///
  /// Source: the UIAccessibility header; certainty A.
  public enum NavigationStyle: String, Hashable, Codable, Sendable {
    /// Switch Control decides.
    case automatic
    /// Highlights the children one by one.
    case separate
    /// Highlights the container first, and its children after the user selects it.
    case combined
  }

  /// The rule that orders the children of a container.
  public enum Order: String, Hashable, Codable, Sendable {
    /// The order in which the app lists them (`accessibilityElements`).
    case explicit
    /// The order of their positions on the screen.
    case geometric
  }
}

/// The position of a cell in a data table, as the app reports it.
///
/// Mirrors `UIAccessibilityContainerDataTable`. Rows and columns count from 0.
public struct DataTableCell: Hashable, Codable, Sendable {
  /// The rows the cell spans; `nil` if the app doesn't report them.
  public var rows: Range<Int>?
  /// The columns the cell spans; `nil` if the app doesn't report them.
  public var columns: Range<Int>?
  /// Whether the table has a cell in an earlier column of the same row.
  public var hasCellBefore: Bool
  /// The headers of the row, in the order in which the table returns them.
  public var rowHeaders: [Header]
  /// The headers of the column, in the order in which the table returns them.
  public var columnHeaders: [Header]

  /// Creates the position of a cell.
  public init(
    rows: Range<Int>? = nil,
    columns: Range<Int>? = nil,
    hasCellBefore: Bool = false,
    rowHeaders: [Header] = [],
    columnHeaders: [Header] = []
  ) {
    self.rows = rows
    self.columns = columns
    self.hasCellBefore = hasCellBefore
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }

  /// A header of a row or a column.
  public struct Header: Hashable, Codable, Sendable {
    /// The label of the header.
    public var label: String?
    /// The value of the header.
    public var value: String?
    /// The first row of the header; `nil` if the app doesn't report it.
    public var row: Int?
    /// The first column of the header; `nil` if the app doesn't report it.
    public var column: Int?
    /// Whether the header is the cell itself, which then isn't spoken twice.
    public var isCellItself: Bool
    /// Whether the table returns this header as its cell at that row and column.
    public var isInTable: Bool

    /// Creates a header.
    public init(
      label: String? = nil,
      value: String? = nil,
      row: Int? = nil,
      column: Int? = nil,
      isCellItself: Bool = false,
      isInTable: Bool = true
    ) {
      self.label = label
      self.value = value
      self.row = row
      self.column = column
      self.isCellItself = isCellItself
      self.isInTable = isInTable
    }
  }
}
