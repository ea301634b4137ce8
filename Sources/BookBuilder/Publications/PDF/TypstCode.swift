/// The size of a listing's letters: smaller where its lines would not fit between the margins.
struct TypstCode: Hashable, Sendable {
  /// The command that sets the size, with a blank after it; empty for code that has the usual one.
  let size: String

  /// The letters of the usual size that fit into a line.
  private static let lettersInALine = 83
  /// Beyond so many letters the rest of a line goes on in the next one, as smaller letters could not be read.
  private static let most = 100
  /// The usual size in points.
  private static let usual = 8.8

  init(_ code: String) {
    let longest = min(code.split(separator: "\n").map(\.count).max() ?? 0, Self.most)
    let share = Double(Self.lettersInALine) / Double(max(longest, Self.lettersInALine))
    let points = (Self.usual * share * 10).rounded(.down) / 10
    size = longest > Self.lettersInALine ? "show raw: set text(size: \(points)pt); " : ""
  }
}
