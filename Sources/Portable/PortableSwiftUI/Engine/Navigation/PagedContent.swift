import PortableUIKit

/// Pages shown one at a time, with dots below that show and change the page.
///
/// Source: CVS Health: the dots come last; certainty B. That the dots speak like UIKit's page
/// control, and that a three-finger swipe turns the page: certainty C.
struct PagedContent: View {
  let content: AnyView
  let count: Int
  let hasDots: Bool
  let selected: Int?
  let choose: (Int) -> Void
  @State private var own = 0

  var body: some View {
    let current = min(selected ?? own, max(0, count - 1))
    VStack {
      TabChild(content: content, index: current)
        .accessibilityScrollAction { edge in
          turn(to: edge == .leading || edge == .top ? current - 1 : current + 1)
        }
      if hasDots, count > 1 {
        PageDots(count: count, current: current) { turn(to: $0) }
      }
    }
  }

  private func turn(to page: Int) {
    guard (0..<count).contains(page) else { return }
    own = page
    choose(page)
  }
}

struct PageDots {
  let count: Int
  let current: Int
  let choose: (Int) -> Void
}

extension PageDots: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    [
      RenderedView(
        context,
        layout: LeafRule.line(height: 26),
        surface: PageDotsSurface(dots: self),
        accessibility: .native
      )
    ]
  }
}

struct PageDotsSurface: Surface {
  let dots: PageDots

  func makeView(in host: HostView) -> UIView { HostedPageControl() }
  func canUpdate(_ view: UIView) -> Bool { view is HostedPageControl }

  func update(_ view: UIView) {
    guard let control = view as? HostedPageControl else { return }
    control.numberOfPages = dots.count
    control.currentPage = dots.current
    control.choose = dots.choose
  }
}

final class HostedPageControl: UIPageControl {
  var choose: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      choose?(currentPage)
    }
    addAction(action, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}
