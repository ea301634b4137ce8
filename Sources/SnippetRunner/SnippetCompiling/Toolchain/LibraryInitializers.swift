import Foundation

/// The functions that a shared object runs while it is loaded.
///
/// Layout of a 64-bit ELF file: the headers of its segments are at offset 32 and each has 56 bytes;
/// the dynamic segment is a list of pairs of numbers.
struct LibraryInitializers {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// One registers the Swift metadata, the other is for C++ exceptions.
  static let usualCount = 2

  /// `nil` if the file isn't a shared object of this kind.
  var count: Int? {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    let reader = LittleEndianReader(file)
    guard let segments = reader.number(at: 32, bytes: 8),
      let count = reader.number(at: 56, bytes: 2)
    else { return nil }
    var bytes = 0
    for segment in (0..<count).map({ segments + $0 * 56 })
    where reader.number(at: segment, bytes: 4) == Self.dynamicSegment {
      guard let start = reader.number(at: segment + 8, bytes: 8),
        let size = reader.number(at: segment + 32, bytes: 8), size <= file.count
      else { return nil }
      for entry in stride(from: start, to: start + size, by: 16) {
        guard let tag = reader.number(at: entry, bytes: 8), tag != 0 else { break }
        guard tag == Self.initializerBytes || tag == Self.earlyInitializerBytes else { continue }
        bytes += reader.number(at: entry + 8, bytes: 8) ?? 0
      }
    }
    return bytes / 8
  }

  private static let dynamicSegment = 2
  /// `DT_INIT_ARRAYSZ` and `DT_PREINIT_ARRAYSZ`.
  private static let initializerBytes = 27
  private static let earlyInitializerBytes = 33
}

private struct LittleEndianReader {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  /// `nil` beyond the end, or if the number is too large.
  func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= data.count - bytes else { return nil }
    let start = data.startIndex + offset
    let value = data[start..<(start + bytes)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value).flatMap { $0 < 1 << 48 ? $0 : nil }
  }
}
