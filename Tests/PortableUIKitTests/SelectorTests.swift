import Foundation
import PortableUIKit
import Testing

@MainActor
struct SelectorTests {
  @Test func `every form of selector calls its method`() {
    let target = Target()
    let control = UIControl()
    control.tag = 7
    target.addEverything(to: control)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["plain", "sender 7", "plain", "sender 7", "plain"])
  }

  @Test func `a removed target is not called`() {
    let target = Target()
    let control = UIControl()
    target.addEverything(to: control)
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.log.isEmpty)
  }

  @Test func `a notification reaches its observer`() {
    let target = Target()
    let center = NotificationCenter()
    target.observe(center)
    center.post(name: Notification.Name("news"), object: nil)
    #expect(target.log == ["news"])
  }

  private final class Target: NSObject {
    var log: [String] = []

    @MainActor func addEverything(to control: UIControl) {
      control.addTarget(self, action: Selector(plain), for: .touchUpInside)
      control.addTarget(self, action: Selector(withSender(_:)), for: .touchUpInside)
      control.addTarget(self, action: Selector(Target.plain), for: .touchUpInside)
      control.addTarget(self, action: Selector(Target.withSender(_:)), for: .touchUpInside)
      control.addTarget(self, action: Selector(self.plain), for: .touchUpInside)
    }

    func observe(_ center: NotificationCenter) {
      center.addObserver(self, selector: Selector(note(_:)), name: nil, object: nil)
    }

    func plain() {
      log.append("plain")
    }

    func withSender(_ sender: UIControl) {
      log.append("sender \(MainActor.assumeIsolated { sender.tag })")
    }

    func note(_ notification: Notification) {
      log.append(notification.name.rawValue)
    }
  }
}
