/// Answers of yes and no, written in the less room the better they could be foreseen from answers of the
/// same kind: an adaptive binary arithmetic coder.
///
/// `Site/search-index.js` reads them, and must count exactly as is counted here: in whole numbers only.
struct SearchBits {
  /// The answers, six bits in each sign; it must end before it is read.
  private(set) var signs: [UInt8] = []
  /// The numbers of thirty bits that are still possible.
  private var (low, high) = (0, 0x3FFF_FFFF)
  /// For each kind, how likely a yes is, in parts of 65,536, and how many answers say so.
  private var chances: [(yes: Int, count: Int)]

  /// So many answers of a kind are remembered, as words of different alphabets follow each other.
  private static let memory = 30
  /// The signs of ASCII from `#` on which a text of JavaScript does not escape.
  private static let alphabet = (UInt8(ascii: "#")...UInt8(ascii: "~")).filter { sign in
    sign != UInt8(ascii: ",") && sign != UInt8(ascii: "\\")
  }

  /// Begins with nothing known of so many kinds of answers.
  init(kinds: Int) {
    chances = Array(repeating: (yes: 0x8000, count: 0), count: kinds)
  }

  /// Writes an answer of a kind.
  mutating func write(_ isYes: Bool, kind: Int) {
    let (yes, count) = chances[kind]
    let middle = low + (high - low) * yes / 0x10000
    if isYes { high = middle } else { low = middle + 1 }
    let step = 2 * ((isYes ? 0x10000 : 0) - yes) / (2 * count + 3)
    chances[kind] = (min(max(yes + step, 64), 0x10000 - 64), min(count + 1, Self.memory))
    while low >> 24 == high >> 24 { writeSign() }
  }

  /// Writes a number from zero: how many digits it has as a binary number, and these, of which the first
  /// matter most.
  ///
  /// - Parameter group: the first of the `numberKinds` kinds of answers that it takes.
  mutating func write(number: Int, kindsFrom group: Int) {
    let number = number + 1
    let length = number.bitLength
    for digits in 1..<length { write(true, kind: group + 5 * digits) }
    write(false, kind: group + 5 * length)
    for place in (0..<(length - 1)).reversed() {
      let kind = group + 5 * length + min(number >> (place + 1), 4)
      write(number >> place & 1 == 1, kind: kind)
    }
  }

  /// So many kinds of answers a group of numbers takes; a number has at most 31 digits.
  static let numberKinds = 5 * 32

  /// Writes what is still open.
  mutating func end() {
    for _ in 0..<5 { writeSign() }
  }

  private mutating func writeSign() {
    signs.append(Self.alphabet[high >> 24])
    low = (low & 0xFF_FFFF) << 6
    high = (high & 0xFF_FFFF) << 6 | 63
  }
}

extension Int {
  /// How many digits a number from zero has as a binary number; none for zero.
  var bitLength: Int { bitWidth - leadingZeroBitCount }
}
