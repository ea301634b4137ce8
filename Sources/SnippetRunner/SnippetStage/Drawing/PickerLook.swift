import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

/// What the parts of pickers look like: wheels, and the buttons of those for dates.
///
/// Source: Apple, Human Interface Guidelines, “Pickers”: the chosen row of a wheel lies on a band and those
/// around it are paler; a compact picker is a button with the value; A, the measures C.
@MainActor
enum PickerLook {
  /// The height of a row of a wheel, in points.
  ///
  /// Source: `UIPickerView.rowSize(forComponent:)` in the simulated UIKit; C.
  private static let rowHeight = 32.0

  /// A wheel: the chosen row on a band, and two rows before and after it as far as they have room.
  static func shapes(of wheel: any WheelShowing, in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let band = Rect(
      x: area.x + 4,
      y: area.center.y - rowHeight / 2,
      width: max(0, area.width - 8),
      height: rowHeight
    )
    let rows = (-2...2).flatMap { distance -> [ScreenDrawing.Shape] in
      var row = band
      row.y += Double(distance) * rowHeight
      guard row.y >= area.y, row.y + row.height <= area.y + area.height,
        let words = wheel.words(ofRow: wheel.chosenRow + distance)
      else { return [] }
      let ink: ScreenDrawing.Ink = distance == 0 ? .plain : .soft
      return line(words, size: distance == 0 ? 20 : 17, in: row, ink: ink)
    }
    return [.area(band, radius: 8)] + rows
  }

  /// A button that shows a date or a time on a surface as wide as its words.
  static func shapes(of button: any DateShowing, in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard let words = button.shownDate else { return [] }
    let area = Rect(frame)
    let isCapsule = DeviceSettings.current.look == .iOS26
    let surface = Rect(x: area.x + 2, y: area.y, width: area.width - 4, height: area.height)
    return [.area(surface, radius: isCapsule ? surface.height / 2 : 6)]
      + line(words, size: 17, in: surface, ink: .plain)
  }

  /// A line of words in the middle of an area, cut where it has no room.
  private static func line(
    _ words: String,
    size: Double,
    in area: Rect,
    ink: ScreenDrawing.Ink
  ) -> [ScreenDrawing.Shape] {
    let label = UILabel(
      frame: CGRect(x: area.x + 4, y: area.y, width: max(0, area.width - 8), height: area.height)
    )
    label.font = .systemFont(ofSize: size)
    label.textAlignment = .center
    label.text = words
    return label.shownLines.shapes(in: label.frame, ink: ink)
  }
}
