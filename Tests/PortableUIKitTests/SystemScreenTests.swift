import Foundation
import PortableUIKit
import Testing

@MainActor
struct SystemScreenTests {
  @Test func `photo, mail and browser screens have no content`() throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    let letter = MFMailComposeViewController()
    letter.setToRecipients(["a@example.com"])
    let address = try #require(URL(string: "https://example.com"))
    let screens: [UIViewController] = [
      PHPickerViewController(configuration: configuration), letter,
      SFSafariViewController(url: address),
    ]
    for screen in screens {
      let host = UIViewController()
      let shown = try AccessibleScreen(showing: host)
      host.present(screen, animated: true)
      #expect(shown.labels.isEmpty)
      #expect(host.presentedViewController === screen)
    }
  }

  @Test func `a view snaps to its position at once`() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let animator = UIDynamicAnimator(referenceView: room)
    let both = UIDynamicBehavior()
    both.addChildBehavior(UIGravityBehavior(items: [view]))
    both.addChildBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 50)))
    animator.addBehavior(both)
    #expect(view.center == CGPoint(x: 100, y: 50))
    animator.removeBehavior(both)
    #expect(animator.behaviors.isEmpty && !animator.isRunning)
  }

  @Test func `a table notifies its delegate before showing headers and footers`() throws {
    final class Rows: UITableViewController {
      var shown: [String] = []

      override func numberOfSections(in tableView: UITableView) -> Int { 2 }

      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { section == 0 ? "Header" : nil }

      override func tableView(
        _ tableView: UITableView,
        viewForFooterInSection section: Int
      ) -> UIView? { section == 1 ? UIView() : nil }

      override func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
      ) {
        shown.append("header \(section)")
      }

      override func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
      ) {
        shown.append("footer \(section)")
      }
    }
    let rows = Rows(style: .grouped)
    #expect(try AccessibleScreen(showing: rows).labels == ["Header"])
    #expect(rows.shown == ["header 0", "footer 1"])
  }

  @Test func `drawing and logging compile and change nothing`() {
    let colors = [UIColor.red.cgColor, UIColor.clear.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let snow = CAEmitterLayer()
    snow.emitterShape = .line
    snow.emitterCells = [CAEmitterCell()]
    let dots = CAReplicatorLayer()
    dots.instanceCount = 3
    os_log("loaded %d", log: OSLog(subsystem: "app", category: "list"), type: .debug, 3)
    os_log(.error, "failed")
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { _, lines in
      var lines = lines
      lines.bottomSeparatorVisibility = .hidden
      return lines
    }
    #expect(
      list.itemSeparatorHandler?(IndexPath(item: 0, section: 0), list.separatorConfiguration)
        .bottomSeparatorVisibility == .hidden
    )
    let edge = UICellAccessory.DeleteOptions(tintColor: .white, backgroundColor: .red)
    #expect(edge.backgroundColor == .red && !edge.isHidden)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }
}
