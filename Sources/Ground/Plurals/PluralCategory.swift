/// The kinds of numbers that languages tell apart, as Unicode names them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
