import PortableUIKit

/// A screen of SwiftUI that others push, present or choose.
final class HostedPage: UIHostingController<AnyView> {
  /// Is called when the screen is gone without the app's doing.
  var onLeave: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil, parent == nil { onLeave?() }
  }
}
