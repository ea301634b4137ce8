import Foundation

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
}
