/// Elements that belong together: they are read one after another, and may have a name.
public struct AccessibilityContainer: Hashable, Codable, Sendable {
  /// The identity of the container on its screen.
  public var id: ElementID
  /// What the container is.
  public var kind: Kind
  /// The name that is spoken on entry; `nil` and empty mean the same.
  public var label: String?
  /// A text spoken after the name; `nil` and empty mean the same.
  public var value: String?
  /// Whether what it holds responds; a container that does not says so with its name.
  public var isEnabled: Bool
  /// The area on the screen, in points.
  public var frame: Rect
  /// The language of the container's texts as a BCP 47 tag, if it differs from the screen's.
  public var language: String?
  /// Which of its children is read after which.
  public var order: Order
  /// How Switch Control goes through the children.
  public var navigationStyle: NavigationStyle
  /// Whether the children are read together; else the container is there for Switch Control alone.
  public var isReadTogether: Bool
  /// Elements it lists and does not find again: it can say nothing of their place.
  public var unplaced: [ElementID]
  /// Everything an explicit order lists, what cannot be read at the moment among it; empty if the
  /// children are all there is.
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
    unplaced: [ElementID] = [],
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
    self.unplaced = unplaced
    self.listed = listed
  }

  /// What a container is to its reader.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// Elements read together, without a word of its own.
    case group
    /// A named group (`UIAccessibilityContainerType.semanticGroup`).
    case semanticGroup
    /// A list.
    case list
    /// A landmark.
    case landmark
    /// A table with rows and columns.
    case dataTable
    /// The segments of a segmented control: each says its position.
    case series
    /// UIKit's own tab bar: each item says its position and the word for a tab.
    case tabBar
    /// A view with the tab bar trait: its elements are tabs.
    case tabBarTrait
  }

  /// How Switch Control goes through a container's children; nothing else asks for it.
  ///
  /// Source: the header of UIAccessibility; certainty A.
  public enum NavigationStyle: String, Hashable, Codable, Sendable {
    /// As it sees fit.
    case automatic
    /// One by one.
    case separate
    /// All at once, and one by one after they were selected.
    case combined
  }

  /// The rule that orders a container's children.
  public enum Order: String, Hashable, Codable, Sendable {
    /// As listed by the app (`accessibilityElements`).
    case explicit
    /// By their place on the screen.
    case geometric
  }
}

/// What an app says of a cell's place in its table, as its objects answer; rows and columns count
/// from 0.
public struct DataTableCell: Hashable, Codable, Sendable {
  /// The rows the cell covers; `nil` if the app does not tell.
  public var rows: Range<Int>?
  /// The columns the cell covers; `nil` if the app does not tell.
  public var columns: Range<Int>?
  /// Whether the table has a cell at an earlier column of the same row.
  public var hasCellBefore: Bool
  /// The headers the table gives for the row, in their order.
  public var rowHeaders: [Header]
  /// The headers the table gives for the column, in their order.
  public var columnHeaders: [Header]

  /// Creates the place of a cell.
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

  /// A cell that heads a row or a column.
  public struct Header: Hashable, Codable, Sendable {
    /// The label of the header.
    public var label: String?
    /// The value of the header.
    public var value: String?
    /// The first row of the header; `nil` if the app does not tell.
    public var row: Int?
    /// The first column of the header; `nil` if the app does not tell.
    public var column: Int?
    /// Whether the header is the cell itself.
    public var isCellItself: Bool
    /// Whether the table has the header as its cell at that row and column.
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
