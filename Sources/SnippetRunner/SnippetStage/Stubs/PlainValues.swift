import Foundation
public import PortableSwiftUI
import PortableUIKit

/// Values of the system's types, for stubs that return one.
enum PlainValues {
  static func value<T>(_ name: String) -> T? {
    if let make = makers[ObjectIdentifier(T.self)] { return make() as? T }
    let text = "‹\(name)›"
    // Types such as 'LocalizedStringResource' are not named here: in a release build, their
    // initializers would be inlined with 'Locale.current', which 'DeviceLocale' replaces.
    if let literal = T.self as? any ExpressibleByStringLiteral.Type {
      return self.text(text, as: literal) as? T
    }
    return texts(text).first { type(of: $0) == T.self } as? T
  }

  private static func text<L: ExpressibleByStringLiteral>(_ text: String, as _: L.Type) -> L? {
    (text as? L.StringLiteralType).map(L.init(stringLiteral:))
  }

  private static func texts(_ text: String) -> [Any] {
    [NSAttributedString(string: text), Text(verbatim: text), Image(text)]
  }

  private typealias Maker = (type: ObjectIdentifier, make: @Sendable () -> Any)

  private static func of<T>(_ value: @escaping @Sendable @autoclosure () -> T) -> Maker {
    (ObjectIdentifier(T.self), value)
  }

  private static let makers = Dictionary(
    uniqueKeysWithValues: numbers + sizes + services
  )

  private static let numbers: [Maker] = [
    of(0), of(Int64(0)), of(Int32(0)), of(UInt(0)), of(0.0), of(Float(0)), of(CGFloat(0)),
    of(Decimal(0)), of(false), of(Date(timeIntervalSinceReferenceDate: 0)), of(UUID()), of(Data()),
    of(DateComponents()), of(IndexPath(row: 0, section: 0)),
  ]

  private static let sizes: [Maker] = [
    of(CGSize.zero), of(CGPoint.zero), of(CGRect.zero), of(EdgeInsets()), of(UIEdgeInsets.zero),
    of(NSDirectionalEdgeInsets.zero), of(Gradient(colors: [])), of(Color.primary),
    of(UIColor.label), of(Font.body), of(UIFont.systemFont(ofSize: 17)),
    of(AnyView(EmptyView())),
  ]

  private static let services: [Maker] = [
    of(URL(fileURLWithPath: "/")), of(URLRequest(url: URL(fileURLWithPath: "/"))),
    of(URLSession.shared), of(Bundle.main), of(UserDefaults.standard),
    of(NotificationCenter.default), of(FileManager.default), of(DeviceLocale.current),
    of(DeviceLocale.calendar), of(TimeZone.current), of(JSONDecoder()), of(JSONEncoder()),
    of(DateFormatter()), of(NumberFormatter()), of(OperationQueue()),
    of(ProcessInfo.processInfo), of(NSLock()), of(DispatchQueue.main),
  ]
}

/// A type with a value for stubs that return it.
public protocol ByEarDefault {
  /// - Parameter name: of the stub.
  static func byEarDefault(_ name: String) -> Any
}

extension Array: ByEarDefault {
  public static func byEarDefault(_ name: String) -> Any { [Element]() }
}

extension Set: ByEarDefault {
  public static func byEarDefault(_ name: String) -> Any { Set<Element>() }
}

extension Dictionary: ByEarDefault {
  public static func byEarDefault(_ name: String) -> Any { [Key: Value]() }
}

extension Optional: ByEarDefault {
  public static func byEarDefault(_ name: String) -> Any { Wrapped?.none as Any }
}

extension Binding: ByEarDefault {
  public static func byEarDefault(_ name: String) -> Any {
    Binding.constant(byEarStub(name) as Value)
  }
}
