import Foundation
import PortableUIKit

/// Presents and dismisses sheets, alerts and pushed screens as state changes.
@MainActor
final class PresentationRunner {
  private var shown: [ViewIdentity: UIViewController] = [:]
  private var dismissalHandlers: [ViewIdentity: () -> Void] = [:]

  func run(_ presentations: [PresentationRequest], from controller: UIViewController) {
    let visible = presentations.filter(\.isShown)
    for (identity, page) in shown where !visible.contains(where: { $0.identity == identity }) {
      shown[identity] = nil
      (page as? HostedPage)?.onLeave = nil
      dismiss(page)
      dismissalHandlers.removeValue(forKey: identity)?()
    }
    for presented in visible { show(presented, from: controller) }
  }

  private func dismiss(_ page: UIViewController) {
    if let stack = page.navigationController {
      if stack.topViewController === page { _ = stack.popViewController(animated: true) }
    } else if page.presentingViewController != nil {
      page.dismiss(animated: true)
    }
  }

  private func show(_ presented: PresentationRequest, from controller: UIViewController) {
    switch presented.kind {
    case .page(let view), .sheet(let view, _):
      if let page = shown[presented.identity] as? HostedPage {
        page.update(view, environment: pageEnvironment(presented, of: page))
      } else {
        open(view, presented, from: controller)
      }
    case .alert(let content):
      guard shown[presented.identity] == nil else { return }
      showAlert(content, presented, from: controller)
    }
  }

  private func open(
    _ view: AnyView,
    _ presented: PresentationRequest,
    from controller: UIViewController
  ) {
    let page = HostedPage(rootView: view)
    shown[presented.identity] = page
    page.update(view, environment: pageEnvironment(presented, of: page))
    page.onLeave = { [weak self] in
      self?.shown[presented.identity] = nil
      presented.leave()
      self?.dismissalHandlers.removeValue(forKey: presented.identity)?()
    }
    dismissalHandlers[presented.identity] = presented.onDismiss
    if case .sheet(_, let style) = presented.kind {
      page.modalPresentationStyle = style
      controller.present(page, animated: true)
    } else {
      controller.navigationController?.pushViewController(page, animated: true)
    }
  }

  private func pageEnvironment(
    _ presented: PresentationRequest,
    of page: HostedPage
  ) -> EnvironmentValues {
    var values = presented.environment.forNextScreen
    values.dismiss = DismissAction { presented.leave() }
    if case .sheet = presented.kind { values.navigator = nil }
    return values
  }

  private func showAlert(
    _ content: AlertContent,
    _ presented: PresentationRequest,
    from controller: UIViewController
  ) {
    let alert = UIAlertController(
      title: content.title,
      message: content.message,
      preferredStyle: content.style
    )
    for answer in content.answers {
      let action = UIAlertAction(title: answer.title, style: answer.style) { [weak self] _ in
        self?.shown[presented.identity] = nil
        presented.leave()
        answer.perform()
      }
      alert.addAction(action)
    }
    shown[presented.identity] = alert
    controller.present(alert, animated: true)
  }
}

extension UIViewController {
  /// Sets the detents of the sheet that shows the controller; an empty set changes nothing.
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
  fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    default:
      .custom(identifier: .init("\(share)")) { room in points(of: room.maximumDetentValue) }
    }
  }

  /// The height in points, given the height of a large sheet.
  fileprivate func points(of largest: Double) -> Double { share < 0 ? -share : share * largest }
}
