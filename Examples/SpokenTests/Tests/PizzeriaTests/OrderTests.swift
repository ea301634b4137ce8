#if canImport(SpokenExpectations)
import Pizzeria
import SpokenExpectations
import Testing
import UIKit

/// What people hear who order a pizza without seeing the screen.
@Suite(.serialized) @MainActor
struct OrderTests {
  @Test func `the screen is read from the pizza to the way out`() async {
    await expectSpoken(SimulatedScreen(showing: OrderViewController())) {
      """
      Margherita, Heading
      Size, Medium, adjustable, Swipe up or down with one finger to adjust the value
      Order, Button
      Close, Button
      """
    }
  }

  @Test func `a size is chosen and the pizza ordered with a few gestures`() async {
    let screen = SimulatedScreen(
      showing: OrderViewController(),
      on: SimulatedDevice(hints: false)
    )
    await expectSpoken(screen) {
      """
      Margherita, Heading
      > swipe right
      Size, Medium, adjustable
      > swipe up
      Large
      > swipe up
      [limit]
      > swipe right
      Order, Button
      > double tap
      [activated Order]
      [announcement] Ordered
      """
    }
  }

  @Test func `every control can be named aloud`() async {
    let screen = SimulatedScreen(showing: OrderViewController())
    await expectSpoken(screen, "show names", "increment Size", "tap Order", by: .voiceControl) {
      """
      > show names
      Size · Order · Close
      > increment Size
      Size: Large
      > tap Order
      [activated Order]
      """
    }
  }

  @Test func `a Russian phone has Russian words`() async {
    let phone = SimulatedDevice(language: "ru", hints: false)
    await expectSpoken(SimulatedScreen(showing: SizePicker(), on: phone)) {
      "Size, Medium, элемент регулировки"
    }
  }

  @Test func `what was announced is not lost`() async throws {
    let screen = SimulatedScreen(showing: OrderViewController())
    let heard = try await screen.voiceOver("touch Order", "double tap")
    #expect(heard.lostAnnouncements.isEmpty)
  }

  @Test func `nothing is left for a checker to find`() async {
    #expect(await SimulatedScreen(showing: OrderViewController()).issues().isEmpty)
  }

  @Test func `a button that goes by the name of its picture is found`() async {
    let icon = UIButton()
    icon.setImage(UIImage(systemName: "trash.fill"), for: .normal)
    #expect(await SimulatedScreen(showing: icon).issues().map(\.kind).contains(.imageName))
  }

  @Test func `the device of a screen is in use as long as the screen is kept`() async {
    let searching = {
      let bar = UISearchBar()
      bar.showsCancelButton = true
      return bar
    }
    let phone = SimulatedDevice(language: "ru")
    var screen: SimulatedScreen? = SimulatedScreen(showing: searching(), on: phone)
    #expect(await screen?.walk().lines.last == "Отменить, Кнопка")
    screen = nil
    // The button has its word from the device it is made for.
    let bar = searching()
    #expect(await SimulatedScreen(showing: bar).walk().lines.last == "Cancel, Button")
  }

  @Test func `a part that was heard alone is a part of the whole again`() async {
    let picker = SizePicker()
    let order = UIStackView(arrangedSubviews: [UILabel(), picker, UILabel()])
    var screen: SimulatedScreen? = SimulatedScreen(showing: picker)
    #expect(await screen?.walk().lines.count == 1)
    #expect(picker.superview !== order)
    screen = nil
    #expect(order.arrangedSubviews.firstIndex(of: picker) == 1)
  }
}
#endif
