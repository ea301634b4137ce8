import Foundation

/// What a visual format such as `H:|-[title]-8-[close(44)]|` says, as values.
///
/// Source: Apple's archived “Auto Layout Guide”, “Visual Format Language”; certainty A for the
/// grammar.
struct VisualFormat: Equatable {
  /// A view, or the edge of the view around it.
  enum Item: Equatable {
    /// The view around the others.
    case superview
    /// A named view and what is said about its length.
    case view(String, lengths: [Length])
  }

  /// A length or a distance.
  struct Length: Equatable {
    /// A number, the name of a number, or the length of another view.
    enum Amount: Equatable {
      /// Points.
      case number(Double)
      /// The name of a number or of a view, with a factor and something added.
      case name(String, multiplier: Double, constant: Double)
    }

    /// Equal, at least or at most.
    var relation: NSLayoutConstraint.Relation
    /// How much.
    var amount: Amount
    /// How important, a number or the name of one.
    var priority: Amount?
  }

  /// What stands between two items.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case none
    /// The distance the system chooses.
    case standard
    /// Distances.
    case lengths([Length])
  }

  /// Whether the views follow each other from top to bottom.
  var isVertical: Bool
  /// The views and edges in their order.
  var items: [Item]
  /// What stands between them, one fewer than items.
  var connections: [Connection]
}
