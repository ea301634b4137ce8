import Foundation

/// Entries of a menu that are asked for when it opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates entries that are given to a closure.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Gives entries that are asked for each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  // The entries that are given at once; those that come later are missing.
  final var entries: [UIMenuElement] {
    var given: [UIMenuElement] = []
    provider { given = $0 }
    return given
  }
}
