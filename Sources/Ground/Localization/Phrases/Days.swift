/// How a language says a day.
package struct Days: Decodable, Sendable {
  /// The words around the number of the day, the name of its month and the year.
  private let text: Phrase<Int, String, Int>
  private let months: [String]

  /// A day that ISO 8601 writes, in words; a text that is no day stays as it is.
  package func callAsFunction(_ day: String) -> String {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return day }
    return text(numbers[2], months[numbers[1] - 1], numbers[0])
  }
}
