/// The code that every slice contains: values for stubs, and a report of which were reached.
enum SupportCode {
  static let path = "support.swift"

  /// Begins a line of output that names a stub.
  static let mark = "\u{1}by-ear-stub:"

  static let text = #"""
    import Foundation; import UIKit; import SwiftUI
    protocol ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any }
    let byEarLock = NSLock()
    nonisolated(unsafe) var byEarKnown: Set<Swift.String> = []
    func byEarReached(_ name: Swift.String) {
      guard byEarLock.withLock({ byEarKnown.insert(name).inserted }) else { return }
      let line = "\u{1}by-ear-stub:\(name)\n"
      FileHandle.standardOutput.write(Data(line.utf8))
    }
    func byEarStop(_ name: Swift.String) -> Never {
      byEarReached(name)
      fatalError("it needs '\(name)', which was left out")
    }
    func byEarRaw<R: RawRepresentable>(_ type: R.Type) -> Any? { (0 as? R.RawValue).flatMap { R(rawValue: $0) } }
    func byEarCase<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }
    func byEarStub<T>(_ name: Swift.String) -> T {
      byEarReached(name)
      if let type = T.self as? any ByEarDefault.Type, let value = type.byEarDefault(name) as? T {
        return value
      }
      if let value = () as? T { return value }
      let action: () -> Void = {}
      if let value = (action as Any) as? T { return value }
      if let type = T.self as? any RawRepresentable.Type, let value = byEarRaw(type) as? T { return value }
      if let type = T.self as? any CaseIterable.Type, let value = byEarCase(type) as? T { return value }
      let views: [Any] = MainActor.assumeIsolated { byEarObjects() }
      for view in views { if let value = view as? T { return value } }
      fatalError("it needs '\(name)', which was left out")
    }
    /// Gives a view content if it shows none: by a call, or else by texts with the names of labels.
    @MainActor func byEarFilled<V: UIView>(_ view: V, _ call: ((V) -> Void)? = nil) -> V {
      guard !view.byEarSays else { return view }
      if let call { call(view); byEarReached("content:\(V.self)") }
      guard !view.byEarSays else { return view }
      var mirror: Mirror? = Mirror(reflecting: view)
      var names: [Swift.String] = []
      if let label = view as? UILabel { label.text = "‹text›"; names.append("text") }
      while let level = mirror {
        for (name, value) in level.children {
          var name = name ?? ""
          if name.hasPrefix("$__lazy_storage_$_") { name = Swift.String(name.dropFirst(18)) }
          let inner = Mirror(reflecting: value)
          let object = inner.displayStyle == .optional ? inner.children.first?.value ?? value : value
          guard let part = object as? UIView, part.isDescendant(of: view) else { continue }
          if let label = part as? UILabel { label.text = "‹\(name)›"; names.append(name) }
          if let button = part as? UIButton, button.currentTitle == nil, button.currentImage == nil {
            button.setTitle("‹\(name)›", for: .normal)
            names.append(name)
          }
        }
        mirror = level.superclassMirror
      }
      if !names.isEmpty { byEarReached("content:\(names.joined(separator: ", "))") }
      return view
    }
    extension UIView {
      var byEarSays: Bool {
        if let label = accessibilityLabel, !label.isEmpty, isAccessibilityElement { return true }
        if let label = self as? UILabel, label.text?.isEmpty == false { return true }
        if let button = self as? UIButton, button.currentTitle != nil || button.currentImage != nil { return true }
        if let control = self as? UISegmentedControl { return control.numberOfSegments > 0 }
        if self is UISwitch || self is UISlider || self is UIStepper || self is UITextField { return true }
        if self is UITextView { return true }
        return subviews.contains { $0.byEarSays }
      }
    }
    extension Foundation.AttributedString {
      @_disfavoredOverload init(_ string: NSAttributedString) { self.init(string.string) }
    }
    extension UIViewController {
      var modalPresentationCapturesStatusBarAppearance: Bool { get { false } set {} }
    }
    @MainActor func byEarObjects() -> [Any] { [UIView(), UIViewController(), UIImage(), UILabel(),
      UIButton(), UIImageView(), UIStackView(), NSObject()] }
    extension Swift.String: ByEarDefault {
      static func byEarDefault(_ name: Swift.String) -> Any { "‹\(name)›" }
    }
    extension Swift.Substring: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Substring("‹\(name)›") } }
    extension SwiftUI.LocalizedStringKey: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.LocalizedStringKey("‹\(name)›") } }
    extension SwiftUI.Text: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.Text(verbatim: "‹\(name)›") } }
    extension Foundation.AttributedString: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.AttributedString("‹\(name)›") } }
    extension Swift.Int: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { 0 } }
    extension Swift.Int64: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Int64(0) } }
    extension Swift.Int32: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Int32(0) } }
    extension Swift.UInt: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { UInt(0) } }
    extension Swift.Double: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { 0.0 } }
    extension Swift.Float: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Float(0) } }
    extension CGFloat: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { CGFloat(0) } }
    extension CGSize: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { CGSize.zero } }
    extension CGPoint: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { CGPoint.zero } }
    extension CGRect: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { CGRect.zero } }
    extension Swift.Bool: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { false } }
    extension Swift.Array: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { [Element]() } }
    extension Swift.Set: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Set<Element>() } }
    extension Swift.Dictionary: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { [Key: Value]() } }
    extension Swift.Optional: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Optional<Wrapped>.none as Any } }
    extension UIKit.NSDirectionalEdgeInsets: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { NSDirectionalEdgeInsets.zero } }
    extension Foundation.Date: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.Date(timeIntervalSinceReferenceDate: 0) } }
    extension Foundation.UUID: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.UUID() } }
    extension Foundation.Data: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.Data() } }
    extension Foundation.URL: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.URL(fileURLWithPath: "/") } }
    extension SwiftUI.Color: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.Color.primary } }
    extension SwiftUI.Binding: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { let value: Value = byEarStub(name); return SwiftUI.Binding.constant(value) } }
    extension SwiftUI.Gradient: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.Gradient(colors: [SwiftUI.Color]()) } }
    extension SwiftUI.Font: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.Font.body } }
    extension SwiftUI.Image: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.Image("‹\(name)›") } }
    extension SwiftUI.AnyView: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.AnyView(SwiftUI.EmptyView()) } }
    extension SwiftUI.EdgeInsets: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { SwiftUI.EdgeInsets() } }
    extension UIKit.UIEdgeInsets: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { UIEdgeInsets.zero } }
    extension UIKit.UIColor: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { UIKit.UIColor.label } }
    extension Foundation.Bundle: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.Bundle.main } }
    extension Foundation.UserDefaults: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.UserDefaults.standard } }
    extension Foundation.NotificationCenter: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.NotificationCenter.default } }
    extension Foundation.FileManager: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.FileManager.default } }
    extension Foundation.Locale: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.Locale.current } }
    extension Foundation.Calendar: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.Calendar.current } }
    extension Foundation.TimeZone: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.TimeZone.current } }
    extension Foundation.Decimal: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.Decimal(0) } }
    extension LocalizedStringResource: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { LocalizedStringResource(stringLiteral: "‹\(name)›") } }
    extension URLSession: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { URLSession.shared } }
    extension URLRequest: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { URLRequest(url: Foundation.URL(fileURLWithPath: "/")) } }
    extension Foundation.JSONDecoder: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.JSONDecoder() } }
    extension Foundation.JSONEncoder: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.JSONEncoder() } }
    extension Foundation.DateFormatter: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.DateFormatter() } }
    extension Foundation.NumberFormatter: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.NumberFormatter() } }
    extension Foundation.DateComponents: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.DateComponents() } }
    extension Foundation.IndexPath: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.IndexPath(row: 0, section: 0) } }
    extension Foundation.OperationQueue: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.OperationQueue() } }
    extension Foundation.NSAttributedString: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.NSAttributedString(string: "‹\(name)›") } }
    extension Foundation.ProcessInfo: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.ProcessInfo.processInfo } }
    extension Foundation.NSLock: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { Foundation.NSLock() } }
    extension DispatchQueue: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { DispatchQueue.main } }
    extension UIKit.UIFont: ByEarDefault { static func byEarDefault(_ name: Swift.String) -> Any { UIKit.UIFont.systemFont(ofSize: 17) } }

    """#
}
