extension PluralRule {
  /// The form that goes with a number, among those for one, for a few and for many.
  ///
  /// A language that tells fewer or more kinds of numbers apart takes the nearest.
  package func form(of count: Int, _ one: String, _ few: String, _ many: String) -> String {
    switch category(of: count) {
    case .one: one
    case .two, .few: few
    case .zero, .many, .other: many
    }
  }
}
