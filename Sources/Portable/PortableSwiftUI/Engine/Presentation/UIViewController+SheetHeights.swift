import Foundation
import PortableUIKit

extension UIViewController {
  /// Lets the sheet that the controller is shown as rest at these heights; none are no wish.
  func adopt(_ heights: Set<PresentationDetent>) {
    guard !heights.isEmpty, let sheet = sheetPresentationController else { return }
    let detents = heights.map { (height: $0, detent: $0.detent) }
      .sorted { $0.height.points(of: 1000) < $1.height.points(of: 1000) }
      .map(\.detent)
    guard detents.map(\.identifier) != sheet.detents.map(\.identifier) else { return }
    sheet.detents = detents
  }
}

@MainActor
extension PresentationDetent {
  /// The height in UIKit’s terms.
  fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    default:
      .custom(identifier: .init("\(share)")) { room in points(of: room.maximumDetentValue) }
    }
  }

  /// The height where so much is the largest one, in points.
  fileprivate func points(of largest: Double) -> Double { share < 0 ? -share : share * largest }
}
