/// The form a Russian noun takes after a number.
package enum RussianPlural {
  /// Gives one of three forms: after 1, after 2 to 4, after the rest.
  package static func form(of count: Int, _ one: String, _ few: String, _ many: String) -> String {
    let (ten, hundred) = (abs(count) % 10, abs(count) % 100)
    if (11...14).contains(hundred) { return many }
    return switch ten {
    case 1: one
    case 2...4: few
    default: many
    }
  }
}
