public import Foundation

// What Interface Builder makes cannot be read here. Code that names it compiles; where it is run, one
// sentence says what to do instead, as Apple's exception does for a file that is missing.

/// A file of screens; it cannot be read here.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private final let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the first controller of the file; stops, since the file cannot be read here.
  open func instantiateInitialViewController() -> UIViewController? {
    InterfaceFile.storyboard(name).stop(for: "its first controller")
  }

  /// Makes a controller of the file; stops, since the file cannot be read here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    InterfaceFile.storyboard(name).stop(for: "the controller '\(identifier)'")
  }

  /// Makes the first controller of the file; stops, since the file cannot be read here.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { InterfaceFile.storyboard(name).stop(for: "its first controller") }

  /// Makes a controller of the file; stops, since the file cannot be read here.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { InterfaceFile.storyboard(name).stop(for: "the controller '\(identifier)'") }
}

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
  open func perform() {}
}

/// A file of views; it cannot be read here.
@preconcurrency @MainActor open class UINib: NSObject {
  final let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// Makes the objects of the file; stops, since the file cannot be read here.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { InterfaceFile.nib(name).stop(for: "its views") }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a file; stops, since the file cannot be read here.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { InterfaceFile.nib(name).stop(for: "its views") }
}

extension UIViewController {
  public var storyboard: UIStoryboard? { nil }

  /// Makes a step of a storyboard; stops, since the file cannot be read here.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    InterfaceFile.storyboard("of \(type(of: self))").stop(for: "the segue '\(identifier)'")
  }
}
