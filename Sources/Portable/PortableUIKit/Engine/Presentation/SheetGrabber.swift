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

  required init?(coder: NSCoder) { nil }

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

/// How a sheet grows and shrinks.
extension UISheetPresentationController {
  // The bar at the top of a sheet with several heights: whether it is expanded, `nil` without one.
  var grabberState: Bool? {
    guard prefersGrabberVisible, detents.count > 1 else { return nil }
    let selected = selectedDetentIdentifier ?? detents.first?.identifier
    return selected == detents.last?.identifier
  }

  // Makes the sheet larger or smaller.
  func toggleHeight() {
    guard let isExpanded = grabberState else { return }
    selectedDetentIdentifier = isExpanded ? detents.first?.identifier : detents.last?.identifier
  }

  // Puts the sheet where its height asks for, if it is shown.
  func placeSheet() { presentedViewController.presenter?.presentation?.placeSheet() }

  // The area of the sheet, in points: all of what a large sheet takes, or so much at its end as the
  // height asks for. A height does not count the safe area at the end, and without a choice the smallest
  // one is taken. Source: Apple, `UISheetPresentationController.Detent`; certainty A.
  func frame(within whole: CGRect, of window: UIWindow) -> CGRect {
    guard DeviceSettings.current.isPhone else { return whole }
    let end = window.safeAreaInsets.bottom
    let room = SheetRoom(
      containerTraitCollection: window.traitCollection,
      maximumDetentValue: whole.height - end
    )
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    guard let height = chosen?.resolvedValue(in: room), height < room.maximumDetentValue else {
      return whole
    }
    let margin = DeviceSettings.current.look.partialSheetMargin
    return CGRect(
      x: margin,
      y: whole.maxY - end - max(0, height),
      width: whole.width - 2 * margin,
      height: max(0, height) + end - margin
    )
  }

  /// Whether what lies below stays as bright as it is.
  package var leavesUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier else { return false }
    let names = detents.map(\.identifier)
    let chosen = selectedDetentIdentifier ?? names.first
    guard let limit = names.firstIndex(of: largest) else { return false }
    return chosen.flatMap(names.firstIndex(of:)).map { $0 <= limit } ?? false
  }
}

/// What a height of a sheet is computed from.
private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}
