import PortableUIKit
import Testing

@MainActor
struct LifeCycleTests {
  @Test func `a shown controller is loaded, laid out and appears`() throws {
    let controller = Logging()
    _ = try AccessibleScreen(showing: controller)
    #expect(
      controller.log == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewDidLayoutSubviews 402×874",
        "viewIsAppearing", "viewDidAppear",
      ]
    )
  }

  @Test func `a covered controller disappears and reappears`() throws {
    let controller = Logging()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try AccessibleScreen(showing: navigation)
    controller.log = []
    navigation.pushViewController(UIViewController(), animated: true)
    _ = screen.currentTree()
    #expect(controller.log == ["viewWillDisappear", "viewDidDisappear"])
    controller.log = []
    navigation.popViewController(animated: true)
    _ = screen.currentTree()
    #expect(controller.log.first == "viewWillAppear")
    #expect(controller.log.last == "viewDidAppear")
  }

  @Test func `a sheet leaves the controller below in place`() throws {
    let (below, sheet) = (Logging(), Logging())
    let screen = try AccessibleScreen(showing: below)
    below.log = []
    below.present(sheet, animated: true)
    _ = screen.currentTree()
    #expect(sheet.log.last == "viewDidAppear")
    #expect(below.log.isEmpty)
    sheet.dismiss(animated: true)
    #expect(sheet.log.suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(below.presentedViewController == nil)
  }

  @Test func `a full screen makes the controller below disappear`() throws {
    let (below, above) = (Logging(), Logging())
    let screen = try AccessibleScreen(showing: below)
    below.log = []
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    _ = screen.currentTree()
    #expect(below.log == ["viewWillDisappear", "viewDidDisappear"])
    above.dismiss(animated: true)
    _ = screen.currentTree()
    #expect(below.log.last == "viewDidAppear")
  }

  // Source: Apple's documentation of `isBeingPresented` and `isMovingToParent`; A.
  @Test func `a controller knows why it appears or disappears, only while it does`() throws {
    let (root, pushed, sheet) = (Moving(), Moving(), Moving())
    let navigation = UINavigationController(rootViewController: root)
    let screen = try AccessibleScreen(showing: navigation)
    navigation.pushViewController(pushed, animated: true)
    _ = screen.currentTree()
    pushed.present(sheet, animated: true)
    _ = screen.currentTree()
    #expect(!sheet.isBeingPresented && !pushed.isMovingToParent)
    sheet.dismiss(animated: true)
    _ = screen.currentTree()
    navigation.popViewController(animated: true)
    _ = screen.currentTree()
    #expect(root.log == ["appears joined", "disappears", "appears"])
    #expect(pushed.log == ["appears joined", "disappears left"])
    #expect(sheet.log == ["appears presented", "disappears dismissed"])
    #expect(!sheet.isBeingDismissed && !pushed.isMovingFromParent)
  }

  @Test func `a child added manually moves to and from its parent`() throws {
    let (parent, child) = (UIViewController(), Moving())
    let screen = try AccessibleScreen(showing: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = screen.currentTree()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.log == ["appears joined", "disappears left"])
  }

  @Test func `unsupported content is rejected, naming its type`() {
    #expect(throws: ScreenContentError.unsupportedContent("String")) {
      try AccessibleScreen(showing: "text")
    }
  }

  private final class Moving: UIViewController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appears" + reason)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappears" + reason)
    }

    private var reason: String {
      (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "")
        + (isMovingToParent ? " joined" : "") + (isMovingFromParent ? " left" : "")
    }
  }

  private final class Logging: UIViewController {
    var log: [String] = []

    override func loadView() {
      log.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.append("viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("viewDidDisappear")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.append("viewDidLayoutSubviews \(Int(view.bounds.width))×\(Int(view.bounds.height))")
    }
  }
}
