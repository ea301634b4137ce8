/// A detail of an element that is read on demand.
public struct CustomContent: Hashable, Codable, Sendable {
  /// What the detail is about.
  public var label: String
  /// What it says.
  public var value: String
  /// Whether it is spoken at once, together with the element.
  public var isImportant: Bool

  /// Creates a detail.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
