import Foundation

/// A text that is written to several files, because the size of each is limited.
struct DividedFile {
  private let folder: String
  private let name: (Int) -> String
  private let parts: Int
  private let bytesPerPart: Int
  private var file: FileHandle?
  private var part = 0
  private var used = 0

  /// Creates the first file.
  ///
  /// - Parameter name: The name of a part.
  init(folder: String, name: @escaping (Int) -> String, parts: Int, bytesPerPart: Int) {
    self.folder = folder
    self.name = name
    self.parts = parts
    self.bytesPerPart = max(1, bytesPerPart)
    open()
  }

  /// Writes data at the end, unless the files have no space for it and the reserve.
  ///
  /// - Returns: Whether it was written.
  mutating func write(_ data: Data, reserving reserve: Int) -> Bool {
    guard data.count <= space - reserve else { return false }
    var rest = data[...]
    while !rest.isEmpty {
      if used == bytesPerPart { openNext() }
      let piece = rest.prefix(bytesPerPart - used)
      try? file?.write(contentsOf: piece)
      used += piece.count
      rest = rest.dropFirst(piece.count)
    }
    return true
  }

  private var space: Int {
    let (rest, overflows) = (parts - part - 1).multipliedReportingOverflow(by: bytesPerPart)
    let (space, isTooLarge) = rest.addingReportingOverflow(bytesPerPart - used)
    return overflows || isTooLarge ? .max : space
  }

  private mutating func openNext() {
    try? file?.close()
    part += 1
    used = 0
    open()
  }

  private mutating func open() {
    let path = folder + "/" + name(part)
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
  }
}
