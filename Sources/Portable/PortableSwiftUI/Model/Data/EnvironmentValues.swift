public import Foundation
import PortableUIKit

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var named: [String: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  var hasDeviceValues = false

  public var displayScale: CGFloat = 3
  public var redactionReasons: RedactionReasons = []
  public var isEnabled = true
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var font: Font?
  public var lineLimit: Int?
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var dismiss = DismissAction {}
  public var openURL = OpenURLAction { _ in .systemAction }
  public internal(set) var refresh: RefreshAction?
  public internal(set) var keyboardShortcut: KeyboardShortcut?
  public var defaultMinListRowHeight: CGFloat = 44
  public var defaultMinListHeaderHeight: CGFloat?

  var foreground: Foreground?
  /// The style of texts and symbols where the app sets none; buttons change it.
  var defaultForeground = Foreground.text
  var tint: Color?
  var opacity: Double = 1
  /// Whether an effect around the view changes colors in it or behind it.
  var changesColors = false
  var buttonAppearance = ButtonAppearance.letters
  var typing = TypingOptions()
  var listSelection: ListSelection?
  var navigator: Navigator?
  var stackAxis: Axis?
  var availableSize = CGSize(width: 390, height: 844)
  var textCase: Text.Case?
  var listAppearance = ListAppearance.insetGrouped
  var headerCase: Text.Case?
  var hidesLabels = false
  var isInListRow = false
  var showsCircularProgress = false
  var buttonStyle: (any ButtonStyle)?
  var datePickerAppearance = UIDatePickerStyle.compact
  var disclosureGroupStyle: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
  var groupBoxStyle: any GroupBoxStyle = DefaultGroupBoxStyle()
  var labeledContentStyle: any LabeledContentStyle = AutomaticLabeledContentStyle()
  var pickerStyle = PickerAppearance.menu
  var primitiveButtonStyle: (any PrimitiveButtonStyle)?
  var progressViewStyle: any ProgressViewStyle = DefaultProgressViewStyle()
  var toggleStyle: any ToggleStyle = SwitchToggleStyle()
  var fontWeight: Font.Weight?
  var tabAppearance = TabAppearance(kind: .bar)
  var labelStyle = LabelParts.titleAndIcon
  var ownLabelStyle: (any LabelStyle)?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // For optional values, casting the unset value would give `nil` instead of the default.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The stored value of the calling property, or its initial value, which is computed each time.
  func value<Value>(_ initial: @autoclosure () -> Value, of name: String = #function) -> Value {
    guard let value = named[name] else { return initial() }
    return value as? Value ?? initial()
  }

  mutating func store<Value>(_ value: Value, as name: String = #function) { named[name] = value }

  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func place<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
