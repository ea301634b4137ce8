/// Numbers without separators: lowercase letters, numerals and signs are last digits, to the base
/// of 42, and capital letters the digits before them, to the base of 26.
///
/// Compressed, they take a tenth less than decimal numbers between spaces.
struct PackedNumbers {
  let text: String

  init(_ numbers: [Int]) {
    var reversed: [UInt8] = []
    reversed.reserveCapacity(numbers.count * 2)
    for number in numbers.reversed() {
      reversed.append(Self.last[number % Self.last.count])
      var rest = number / Self.last.count
      while rest > 0 {
        reversed.append(Self.other[rest % Self.other.count])
        rest /= Self.other.count
      }
    }
    text = String(decoding: reversed.reversed(), as: UTF8.self)
  }

  private static let last = Array("abcdefghijklmnopqrstuvwxyz0123456789-_.!~*".utf8)
  private static let other = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}
