import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SpeechRules
import Testing

/// Page view controllers.
///
/// Source: Apple's UIKit string tables for the words; certainty A. What is spoken about pages: C.
@MainActor
struct PageControllerTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    let countsPages: Bool
    var turns: [String] = []

    init(_ titles: [String], countsPages: Bool = true) {
      pages = titles.map { title in
        let page = UIViewController()
        page.title = title
        let label = UIView.label(title)
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
        page.view.addSubview(label)
        return page
      }
      self.countsPages = countsPages
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      countsPages ? pages.count : 0
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      turns.append(previousViewControllers.first?.title ?? "")
    }
  }

  private func controller(
    of book: Book,
    style: UIPageViewController.TransitionStyle = .scroll
  ) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20]
    )
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return controller
  }

  // Rule: control-pages.
  @Test func `only the current page is read, followed by the page control`() throws {
    let book = Book(["One", "Two", "Three"])
    let screen = try AccessibleScreen(showing: controller(of: book))
    #expect(screen.spoken() == ["One", "page 1 of 3, adjustable"])
  }

  @Test func `without a count, or with page curl, there is no page control`() throws {
    let silent = Book(["One"], countsPages: false)
    #expect(try AccessibleScreen(showing: controller(of: silent)).spoken() == ["One"])
    let book = Book(["One", "Two"])
    let turned = controller(of: book, style: .pageCurl)
    #expect(try AccessibleScreen(showing: turned).spoken() == ["One"])
  }

  // Rule: control-pages.
  @Test func `three-finger swipes turn pages up to the last, announcing the number`() async throws {
    let book = Book(["One", "Two"])
    let screen = try AccessibleScreen(showing: controller(of: book))
    let voiceOver = VoiceOver(app: screen, settings: SpeechSettings(language: "en"))
    _ = await voiceOver.perform(.read) {}
    let turned = await voiceOver.perform(.threeFingerSwipe(.left)) {}
    #expect(
      Transcript(entries: turned).lines == ["[scrolled, page 2 of 2]", "[layout changed]", "Two"]
    )
    let end = await voiceOver.perform(.threeFingerSwipe(.left)) {}
    #expect(Transcript(entries: end).lines == ["[limit]"])
    #expect(book.turns == ["One"])
  }

  @Test func `the page control turns pages`() throws {
    let book = Book(["One", "Two"])
    let screen = try AccessibleScreen(showing: controller(of: book))
    let dots = try #require(screen.elements.last)
    #expect(screen.perform(.increment, on: dots.id))
    #expect(screen.spoken().first == "Two")
    #expect(screen.elements.last?.value == "page 2 of 2")
    #expect(screen.takeNotifications().isEmpty)
  }
}
