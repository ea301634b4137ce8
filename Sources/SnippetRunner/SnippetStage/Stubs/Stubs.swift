public import Foundation
public import PortableUIKit
import Synchronization

// Code that 'book say --project' leaves out is replaced by calls of these functions.

private let reached = Mutex<Set<String>>([])

/// Reports that a stub was reached, once for each name, in the output of the program.
public func byEarReached(_ name: String) {
  guard reached.withLock({ $0.insert(name).inserted }) else { return }
  // 'SliceReport.stubMark' is the same.
  FileHandle.standardOutput.write(Data("\u{1}by-ear-stub:\(name)\n".utf8))
}

/// Ends the program where it needs what was left out.
public func byEarStop(_ name: String) -> Never {
  byEarReached(name)
  fatalError("it needs '\(name)', which was left out")
}

/// A value in place of what was left out; without one, the program ends.
public func byEarStub<T>(_ name: String) -> T {
  byEarReached(name)
  if let type = T.self as? any ByEarDefault.Type, let value = type.byEarDefault(name) as? T {
    return value
  }
  if let value: T = PlainValues.value(name) { return value }
  if let value = () as? T { return value }
  let action: () -> Void = {}
  if let value = (action as Any) as? T { return value }
  if let type = T.self as? any RawRepresentable.Type, let value = zero(type) as? T {
    return value
  }
  if let type = T.self as? any CaseIterable.Type, let value = firstCase(type) as? T {
    return value
  }
  nonisolated(unsafe) var object: T?
  MainActor.assumeIsolated { object = objects().lazy.compactMap { $0 as? T }.first }
  if let object { return object }
  fatalError("it needs '\(name)', which was left out")
}

private func zero<R: RawRepresentable>(_ type: R.Type) -> Any? {
  (0 as? R.RawValue).flatMap { R(rawValue: $0) }
}

private func firstCase<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }

@MainActor
private func objects() -> [Any] {
  [
    UIView(), UIViewController(), UIImage(), UILabel(), UIButton(), UIImageView(), UIStackView(),
    NSObject(),
  ]
}

extension AttributedString {
  @_disfavoredOverload
  public init(_ string: NSAttributedString) { self.init(string.string) }
}

extension Bundle {
  /// Xcode generates it for each package with resources.
  public static var module: Bundle { .main }
}

extension UIViewController {
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set {}
  }
}
