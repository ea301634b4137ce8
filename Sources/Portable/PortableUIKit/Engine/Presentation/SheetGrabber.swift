import Foundation

/// The grabber at the top of a sheet.
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
    let hint: SystemString =
      sheet?.isExpandedByGrabber == true ? .collapseSheetHint : .expandSheetHint
    return BuiltInAccessibility(
      isElement: true,
      label: SystemString.sheetGrabber.text,
      hint: hint.text,
      traits: .button
    )
  }

  override func touch() -> Bool {
    sheet?.toggleHeight()
    return true
  }
}

extension UISheetPresentationController {
  // Whether a sheet with several detents is fully expanded; `nil` if it has no grabber.
  var isExpandedByGrabber: Bool? {
    guard prefersGrabberVisible, detents.count > 1 else { return nil }
    let selected = selectedDetentIdentifier ?? detents.first?.identifier
    return selected == detents.last?.identifier
  }

  func toggleHeight() {
    guard let isExpanded = isExpandedByGrabber else { return }
    selectedDetentIdentifier = isExpanded ? detents.first?.identifier : detents.last?.identifier
  }

  // Positions the sheet by its detent, if it is shown.
  func placeSheet() { presentedViewController.presenter?.presentation?.placeSheet() }

  // The frame of the sheet, in points: the full area of a large sheet, or the detent's height at
  // the bottom. The safe area at the bottom isn't part of a detent's height, and the smallest
  // detent is used if none is selected. Source: Apple, `UISheetPresentationController.Detent`;
  // certainty A.
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

  package var keepsBelowUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier else { return false }
    let names = detents.map(\.identifier)
    let chosen = selectedDetentIdentifier ?? names.first
    guard let limit = names.firstIndex(of: largest) else { return false }
    return chosen.flatMap(names.firstIndex(of:)).map { $0 <= limit } ?? false
  }
}

private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}
