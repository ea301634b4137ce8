import Foundation

@MainActor
struct VisualFormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The constraints: lengths first, then distances, then alignments; `nil` if a name is unknown.
  func all() -> [NSLayoutConstraint]? {
    var made: [NSLayoutConstraint] = []
    var objects: [Any] = []
    for item in format.items {
      guard case .view(let name, let lengths) = item else { continue }
      guard let view = views[name] else { return nil }
      objects.append(view)
      for length in lengths {
        guard let constraint = constraint(length, of: view) else { return nil }
        made.append(constraint)
      }
    }
    for (index, connection) in format.connections.enumerated() {
      let pair = (format.items[index], format.items[index + 1])
      guard let distances = distances(connection, between: pair) else { return nil }
      made += distances
    }
    return made + lines(through: objects)
  }

  private func constraint(_ length: VisualFormat.Length, of view: Any) -> NSLayoutConstraint? {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let constraint: NSLayoutConstraint
    if case .name(let name, let multiplier, let constant) = length.amount, metrics[name] == nil {
      guard let other = views[name] else { return nil }
      constraint = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: length.relation,
        toItem: other,
        attribute: attribute,
        multiplier: multiplier,
        constant: constant
      )
    } else {
      guard let points = number(length.amount) else { return nil }
      constraint = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: length.relation,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: points
      )
    }
    return setPriority(length.priority, of: constraint)
  }

  private func distances(
    _ connection: VisualFormat.Connection,
    between pair: (VisualFormat.Item, VisualFormat.Item)
  ) -> [NSLayoutConstraint]? {
    let lengths: [VisualFormat.Length] =
      switch connection {
      case .none: [VisualFormat.Length(relation: .equal, amount: .number(0))]
      case .lengths(let lengths): lengths
      case .standard:
        // 8 points between views; at the superview's edge, its margin.
        [VisualFormat.Length(relation: .equal, amount: .number(isEdge(pair) ? 0 : 8))]
      }
    var made: [NSLayoutConstraint] = []
    for length in lengths {
      guard let points = number(length.amount),
        let constraint = distance(
          points,
          length.relation,
          between: pair,
          isWithinMargins: connection == .standard
        ),
        let complete = setPriority(length.priority, of: constraint)
      else { return nil }
      made.append(complete)
    }
    return made
  }

  private func isEdge(_ pair: (VisualFormat.Item, VisualFormat.Item)) -> Bool {
    pair.0 == .superview || pair.1 == .superview
  }

  private func distance(
    _ points: CGFloat,
    _ relation: NSLayoutConstraint.Relation,
    between pair: (VisualFormat.Item, VisualFormat.Item),
    isWithinMargins: Bool
  ) -> NSLayoutConstraint? {
    guard let first = object(pair.0, beside: pair.1), let second = object(pair.1, beside: pair.0)
    else { return nil }
    let (start, end) = sides
    let from = pair.0 == .superview ? (isWithinMargins ? start.margin : start.side) : end.side
    let to = pair.1 == .superview ? (isWithinMargins ? end.margin : end.side) : start.side
    return NSLayoutConstraint(
      item: second,
      attribute: to,
      relatedBy: relation,
      toItem: first,
      attribute: from,
      multiplier: 1,
      // Right to left, a distance is a negative constant.
      constant: isRightToLeft ? -points : points
    )
  }

  private func object(_ item: VisualFormat.Item, beside other: VisualFormat.Item) -> Any? {
    switch (item, other) {
    case (.view(let name, _), _): views[name]
    case (.superview, .view(let name, _)):
      (views[name] as? UIView)?.superview ?? (views[name] as? UILayoutGuide)?.owningView
    case (.superview, .superview): nil
    }
  }

  private typealias Side = (
    side: NSLayoutConstraint.Attribute, margin: NSLayoutConstraint.Attribute
  )

  private var isRightToLeft: Bool { !format.isVertical && options.contains(.directionRightToLeft) }

  private var sides: (start: Side, end: Side) {
    if format.isVertical { return ((.top, .topMargin), (.bottom, .bottomMargin)) }
    if options.contains(.directionRightToLeft) {
      return ((.right, .rightMargin), (.left, .leftMargin))
    }
    if options.contains(.directionLeftToRight) {
      return ((.left, .leftMargin), (.right, .rightMargin))
    }
    return ((.leading, .leadingMargin), (.trailing, .trailingMargin))
  }

  private func lines(through objects: [Any]) -> [NSLayoutConstraint] {
    guard let attribute = options.alignment else { return [] }
    return zip(objects, objects.dropFirst())
      .map { first, second in
        NSLayoutConstraint(
          item: second,
          attribute: attribute,
          relatedBy: .equal,
          toItem: first,
          attribute: attribute,
          multiplier: 1,
          constant: 0
        )
      }
  }

  private func setPriority(
    _ priority: VisualFormat.Length.Amount?,
    of constraint: NSLayoutConstraint
  ) -> NSLayoutConstraint? {
    guard let priority else { return constraint }
    guard let number = number(priority) else { return nil }
    constraint.priority = UILayoutPriority(Float(number))
    return constraint
  }

  private func number(_ amount: VisualFormat.Length.Amount) -> CGFloat? {
    switch amount {
    case .number(let number): return number
    case .name(let name, let multiplier, let constant):
      let value: CGFloat? =
        switch metrics[name] {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
      return value.map { $0 * multiplier + constant }
    }
  }
}
