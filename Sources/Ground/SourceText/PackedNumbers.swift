/// Numbers from 0, ascending and each once, as the steps between them: a byte for a short step.
///
/// An index holds hundreds of numbers for each page, and most lie near the one before.
package struct PackedNumbers: Sequence {
  private let bytes: ArraySlice<UInt8>

  /// Takes numbers that were packed.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Packs ascending numbers at the end of other bytes.
  package static func pack(_ numbers: [Int], into bytes: inout [UInt8]) {
    var last = 0
    for number in numbers {
      pack(step: number - last, into: &bytes)
      last = number
    }
  }

  /// Packs one more number at the end of those that were packed, as the step to it from the last.
  package static func pack(step: Int, into bytes: inout [UInt8]) {
    var step = step
    while step >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: step) | 0x80)
      step >>= 7
    }
    bytes.append(UInt8(step))
  }

  /// Goes through the numbers.
  package struct Iterator: IteratorProtocol {
    fileprivate var rest: ArraySlice<UInt8>
    private var number = 0

    fileprivate init(_ bytes: ArraySlice<UInt8>) {
      rest = bytes
    }

    package mutating func next() -> Int? {
      var (step, shift) = (0, 0)
      while let byte = rest.popFirst() {
        step |= Int(byte & 0x7F) << shift
        shift += 7
        guard byte < 0x80 else { continue }
        // What comes from a cache may be damaged.
        number &+= step
        return number
      }
      return nil
    }
  }

  package func makeIterator() -> Iterator { Iterator(bytes) }
}
