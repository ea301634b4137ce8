public import Foundation

// Interface Builder files can't be read here. Code that names them compiles; running it stops with
// advice, where Apple's throws an exception for a missing file.

@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private final let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  open func instantiateInitialViewController() -> UIViewController? {
    InterfaceFile.storyboard(name).stop(for: "its first controller")
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    InterfaceFile.storyboard(name).stop(for: "the controller '\(identifier)'")
  }
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { InterfaceFile.storyboard(name).stop(for: "its first controller") }
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
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { InterfaceFile.nib(name).stop(for: "its views") }
}

extension UIViewController {
  public var storyboard: UIStoryboard? { nil }
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    InterfaceFile.storyboard("of \(type(of: self))").stop(for: "the segue '\(identifier)'")
  }
}
