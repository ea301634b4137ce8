/// Numbers from 0, ascending and each once, as the steps between them: a byte for a short step.
///
/// An index holds hundreds of numbers for each page, and most lie near the one before.
struct PackedNumbers: Hashable, Sendable {
  private var bytes: [UInt8] = []

  /// Packs nothing.
  init() {}

  /// Packs ascending numbers.
  init(ascending numbers: [Int]) {
    var packed: [UInt8] = []
    packed.reserveCapacity(numbers.count * 2)
    var last = 0
    for number in numbers {
      var step = number - last
      last = number
      while step >= 0x80 {
        packed.append(UInt8(truncatingIfNeeded: step) | 0x80)
        step >>= 7
      }
      packed.append(UInt8(step))
    }
    // A copy has no room that is not needed, and a long book has many of these.
    bytes = packed.withUnsafeBufferPointer { Array($0) }
  }
}

extension PackedNumbers: Sequence {
  /// Goes through the numbers.
  struct Iterator: IteratorProtocol {
    fileprivate var rest: ArraySlice<UInt8>
    private var number = 0

    fileprivate init(_ bytes: [UInt8]) {
      rest = bytes[...]
    }

    mutating func next() -> Int? {
      var (step, shift) = (0, 0)
      while let byte = rest.popFirst() {
        step |= Int(byte & 0x7F) << shift
        shift += 7
        guard byte < 0x80 else { continue }
        // What was kept on a disk may be damaged.
        number &+= step
        return number
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(bytes) }
}

extension PackedNumbers: Packable {
  package init(from unpacker: inout Unpacker) throws { bytes = try Array(unpacker.bytes()) }
  package func pack(into packer: inout Packer) { packer.add(bytes: bytes) }
}
