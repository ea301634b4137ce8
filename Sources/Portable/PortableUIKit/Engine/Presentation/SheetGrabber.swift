import Foundation

/// The bar at the top of a sheet.
///
/// Source: Apple's UIKit string tables for the words; certainty A, C for the element itself.
final class SheetGrabber: UIControl {
  private weak var sheet: UISheetPresentationController?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    let hint: SystemWord =
      sheet?.grabberState == true ? .collapseSheetHint : .expandSheetHint
    return BuiltInAccessibility(
      isElement: true,
      label: SystemWord.sheetGrabber.text,
      hint: hint.text,
      traits: .button
    )
  }

  override func touch() -> Bool {
    sheet?.toggleHeight()
    return true
  }
}
