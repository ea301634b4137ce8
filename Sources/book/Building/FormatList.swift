import Foundation
import Publications

/// The formats of a book, and what keeps each from being made here, one a line.
struct FormatList: CustomStringConvertible {
  var description: String {
    let renderer = FormatRenderer()
    return BookFormat.allCases.map { format in
      let name = format.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
      let obstacle = renderer.obstacle(to: format).map { " (not possible here: \($0))" } ?? ""
      return "\(name) \(format.summary)\(obstacle)"
    }
    .joined(separator: "\n")
  }
}
