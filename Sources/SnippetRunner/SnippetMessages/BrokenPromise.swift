/// An element whose type promises more than it does when it is used.
package struct BrokenPromise: Hashable, Codable, Sendable {
  package var kind: Kind
  /// What the element is called.
  package var name: String
  /// The word of its type, such as `button`.
  package var type: String

  package init(_ kind: Kind, name: String, type: String) {
    self.kind = kind
    self.name = name
    self.type = type
  }

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A double tap does nothing.
    case unanswered
    /// Neither swipe changes the value.
    case stuck
    /// The value begins again after its end.
    case endless
    /// `.valueChanged` is sent at an end, where nothing changes.
    case idleEvent
  }
}
