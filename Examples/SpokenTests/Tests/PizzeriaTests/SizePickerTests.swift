#if canImport(SpokenExpectations)
import Pizzeria
import SpokenExpectations
import UIKit
import XCTest

/// The same for tests that are written with XCTest.
final class SizePickerTests: XCTestCase {
  @MainActor
  func testTheLargestSizeIsTheLimit() async {
    let screen = SimulatedScreen(showing: SizePicker(), on: SimulatedDevice(hints: false))
    await expectSpoken(screen, "swipe up", "swipe up") {
      """
      Size, Medium, adjustable
      > swipe up
      Large
      > swipe up
      [limit]
      """
    }
  }
}
#endif
