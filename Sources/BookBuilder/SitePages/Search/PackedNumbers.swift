/// Numbers without separators: lowercase letters, numerals and signs are last digits, to the base
/// of 42, and capital letters the digits before them, to the base of 26.
///
/// Compressed, they take a tenth less than decimal numbers between spaces.
struct PackedNumbers {
  private(set) var text = ""

  init(_ numbers: [Int]) {
    for number in numbers {
      var digits = [Self.last[number % Self.last.count]]
      var rest = number / Self.last.count
      while rest > 0 {
        digits.append(Self.other[rest % Self.other.count])
        rest /= Self.other.count
      }
      text += String(digits.reversed())
    }
  }

  private static let last = Array("abcdefghijklmnopqrstuvwxyz0123456789-_.!~*")
  private static let other = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}
