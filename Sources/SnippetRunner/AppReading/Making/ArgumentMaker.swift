/// Makes values for the parameters of a view: from the previews' own examples if there are any,
/// and otherwise from types alone.
struct ArgumentMaker {
  let slicer: Slicer
  /// Initializers and examples that don't work.
  var failed: Set<Slicer.UnitID> = []
  /// Whether a structure has only the properties that the slice has already.
  var isMinimal = false
  /// Names that the expressions use, and that the slice therefore needs.
  private(set) var needed: Set<String> = []
  /// Static members whose values are used.
  private(set) var examples: Set<Slicer.UnitID> = []
  /// The type whose initializer is called; its own types come first.
  private var scope = ""
  private var values: [String: String?] = [:]

  init(slicer: Slicer) { self.slicer = slicer }

  /// An expression of a type; `nil` if none can be made.
  ///
  /// - Parameter name: of the parameter, which a text shows in ‹ ›.
  mutating func value(of type: String, named name: String, depth: Int = 4) -> String? {
    let type = type.withoutAttributes
    let isOwn = slicer.types(named: type).contains { slicer[$0].kind != .extension }
    if !isOwn, let simple = Self.simple[type] { return simple.replacing("NAME", with: "‹\(name)›") }
    guard depth > 0 else { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") {
      let inner = String(type.dropLast())
      return Self.texts.contains(inner) ? "\"‹\(name)›\"" : "nil"
    }
    if type.hasPrefix("Optional<") { return "nil" }
    for word in ["any ", "some "] where type.hasPrefix(word) {
      return value(of: String(type.dropFirst(word.count)), named: name, depth: depth)
    }
    if type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->"), !type.contains(",") {
      return value(of: String(type.dropFirst().dropLast()), named: name, depth: depth)
    }
    if let range = type.topLevelArrow { return closure(type, arrow: range, named: name, depth) }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      if inner.topLevelColon { return "[:]" }
      let element = value(of: inner, named: name, depth: depth - 1)
      return element.map { "[\($0)]" } ?? "[]"
    }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      return value(of: String(type.dropFirst(8).dropLast()), named: name, depth: depth - 1)
        .map { ".constant(\($0))" }
    }
    return created(type.split(separator: ".").last.map(String.init) ?? type, type, depth)
  }

  private mutating func closure(
    _ type: String,
    arrow: (parameters: String, result: String),
    named name: String,
    _ depth: Int
  ) -> String? {
    let count = arrow.parameters.topLevelParts
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let head = count == 0 ? "" : "\(names) in "
    if ["Void", "()"].contains(arrow.result) { return "{ \(head)}" }
    return value(of: arrow.result, named: name, depth: depth - 1).map { "{ \(head)\($0) }" }
  }

  // MARK: Types of the app

  /// Types depend on each other in many ways, so what was made is kept.
  private mutating func created(_ name: String, _ written: String, _ depth: Int) -> String? {
    let key = "\(depth) \(scope) \(written)"
    if let known = values[key] { return known }
    let value = newValue(name, written, depth)
    values[key] = .some(value)
    return value
  }

  private mutating func newValue(_ name: String, _ written: String, _ depth: Int) -> String? {
    let candidates = slicer.types(named: name).filter { slicer[$0].kind != .extension }
    let wanted = written.contains(".") ? written : "\(scope).\(name)"
    let found =
      candidates.first { slicer.qualifiedName(of: $0).hasSuffix(wanted) }
      ?? candidates.first { slicer[$0].owner == nil } ?? candidates.first
    guard let id = found, depth > 0 else { return nil }
    let fullName = slicer.qualifiedName(of: id)
    if let example = example(of: name) {
      needed.insert(example.name)
      examples.insert(example.id)
      return "\(fullName).\(example.name)\(example.isFunction ? "()" : "")"
    }
    switch slicer[id].kind {
    case .type(.enumeration): return enumerationValue(id, fullName, depth)
    case .type(.structure), .type(.classType), .type(.actor):
      return call(of: id, fullName, depth: depth)
    case .type(.protocolType): return valueConforming(to: name, depth)
    default: return nil
    }
  }

  /// A value of the first type that conforms to a protocol and can be created.
  private mutating func valueConforming(to name: String, _ depth: Int) -> String? {
    for id in (slicer.inheritors[name] ?? []).sorted() where !slicer[id].isPrivate {
      let type = slicer[id].target
      if type != name, let value = created(type, slicer.qualifiedName(of: id), depth - 1) {
        return value
      }
    }
    return nil
  }

  /// A static example of the type, such as `preview` or `placeholder()`.
  private func example(of type: String) -> (name: String, isFunction: Bool, id: Slicer.UnitID)? {
    for id in slicer.types(named: type) {
      for member in slicer.members(of: id) {
        let unit = slicer[member]
        guard !failed.contains(member), unit.isStatic, let name = unit.names.first,
          !unit.isPrivate, unit.labels.isEmpty,
          Self.singles.contains(name)
            || Self.examples.contains(where: { name.begins(withWord: $0) })
        else { continue }
        let text = slicer.sources[id.path]?.text(in: unit.range) ?? ""
        if unit.kind == .function {
          guard text.contains("\(name)()"), text.contains("-> \(type)") || text.contains("-> Self")
          else { continue }
          return (name, true, member)
        }
        guard
          unit.type == type || unit.type == nil && text.contains("= \(type)(")
            || unit.type == nil && text.contains("= .init(")
        else { continue }
        return (name, false, member)
      }
    }
    return nil
  }

  private static let examples = [
    "preview", "mock", "placeholder", "example", "sample", "stub", "base", "default",
  ]
  private static let singles: Set<String> = ["shared", "current", "standard"]

  private mutating func enumerationValue(
    _ id: Slicer.UnitID,
    _ name: String,
    _ depth: Int
  ) -> String? {
    let cases = slicer.members(of: id).filter { slicer[$0].kind == .enumCase }
      .flatMap { parameters(ofCase: $0) }
    if let plain = cases.first(where: { $0.parameters.isEmpty }) { return "\(name).\(plain.name)" }
    for entry in cases {
      if let arguments = arguments(entry.parameters, depth) {
        return "\(name).\(entry.name)(\(arguments))"
      }
    }
    return nil
  }

  /// A call of the initializer with the fewest parameters, or of the memberwise one.
  mutating func call(of id: Slicer.UnitID, _ name: String, depth: Int = 4) -> String? {
    let unit = slicer[id]
    let outer = scope
    scope = slicer.qualifiedName(of: id)
    defer { scope = outer }
    let own = slicer.types(named: unit.target).flatMap { slicer.members(of: $0) }
      .filter { slicer[$0].kind == .initializer && !failed.contains($0) }
    let callable = own.filter { isCallable($0) }.compactMap { parameters(ofInitializer: $0) }
    for parameters in callable.sorted(by: { $0.count < $1.count }) {
      if parameters.contains(where: { ["coder", "from"].contains($0.label) }) { continue }
      if let arguments = arguments(parameters, depth) {
        for parameter in parameters { needed.insert(parameter.label) }
        return "\(name)(\(arguments))"
      }
    }
    let isInType = own.contains { slicer[$0].owner == id.number && $0.path == id.path }
    guard unit.kind == .type(.structure), !isInType else {
      return unit.kind == .type(.classType) && own.isEmpty ? "\(name)()" : nil
    }
    let properties = memberwise(id)
    guard let properties, let arguments = arguments(properties, depth) else { return nil }
    for property in properties { needed.insert(property.label) }
    return "\(name)(\(arguments))"
  }

  /// The call is written at the end of a spoken file, which `fileprivate` includes.
  private func isCallable(_ id: Slicer.UnitID) -> Bool {
    guard slicer[id].isPrivate else { return true }
    let text = slicer.sources[id.path]?.text(in: slicer[id].range) ?? ""
    return slicer.spoken.contains(id.path) && text.contains(#/^[^{]*\bfileprivate\b/#)
  }

  mutating func arguments(_ parameters: [Parameter], _ depth: Int = 4) -> String? {
    var texts: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      let value =
        parameter.isViewBuilder
        ? "{ \(parameter.closureHead)Text(verbatim: \"‹\(parameter.name)›\") }"
        : value(of: parameter.type, named: parameter.name, depth: depth - 1)
      guard let value else { return nil }
      texts.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return texts.joined(separator: ", ")
  }
}

extension ArgumentMaker {
  private static let texts: Set<String> = ["String", "LocalizedStringKey", "Text"]

  /// `NAME` is the name of the parameter in ‹ ›.
  private static let simple: [String: String] = [
    "String": "\"NAME\"", "Substring": "\"NAME\"", "LocalizedStringKey": "\"NAME\"",
    "LocalizedStringResource": "\"NAME\"", "AttributedString": "AttributedString(\"NAME\")",
    "NSAttributedString": "NSAttributedString(string: \"NAME\")",
    "Text": "Text(verbatim: \"NAME\")",
    "AnyView": "AnyView(Text(verbatim: \"NAME\"))", "Int": "1", "UInt": "1", "Int64": "1",
    "Int32": "1", "UInt64": "1", "Double": "1", "Float": "1", "CGFloat": "1", "TimeInterval": "1",
    "Bool": "false", "Date": "Date(timeIntervalSinceReferenceDate: 0)", "UUID": "UUID()",
    "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()", "Color": "Color.primary",
    "UIColor": "UIColor.label", "Font": "Font.body", "UIFont": "UIFont.systemFont(ofSize: 17)",
    "Image": "Image(systemName: \"star\")", "UIImage": "UIImage()", "CGSize": "CGSize.zero",
    "CGRect": "CGRect.zero", "CGPoint": "CGPoint.zero", "EdgeInsets": "EdgeInsets()",
    "UIEdgeInsets": "UIEdgeInsets.zero", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "Void": "()", "()": "()", "Any": "1",
    "NamespaceWrapper": "", "ColorScheme": "ColorScheme.light", "Locale": "Locale.current",
    "IndexPath": "IndexPath(row: 0, section: 0)", "Axis": "Axis.vertical",
    "Alignment": "Alignment.center", "TextAlignment": "TextAlignment.leading",
    "UIImageView": "UIImageView()", "UIButton": "UIButton()", "UILabel": "UILabel()",
    "DispatchQueue": "DispatchQueue.main", "UserDefaults": "UserDefaults.standard",
    "UIInputView.Style": "UIInputView.Style.default",
    "UIButton.ButtonType": "UIButton.ButtonType.system",
    "UITableView.Style": "UITableView.Style.plain",
    "UITableViewCell.CellStyle": "UITableViewCell.CellStyle.default",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UILayoutGuide": "UILayoutGuide()", "UIStackView": "UIStackView()",
    "Calendar": "Calendar.current", "Bundle": "Bundle.main", "AnyHashable": "1",
    "URLSession": "URLSession.shared", "NotificationCenter": "NotificationCenter.default",
    "FileManager": "FileManager.default", "TimeZone": "TimeZone.current",
    "DateFormatter": "DateFormatter()", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "Decimal": "1", "DateComponents": "DateComponents()",
    "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
  ]
}

extension String {
  /// Whether a name in camel case begins with a word, such as `base` in `baseURL`.
  fileprivate func begins(withWord word: String) -> Bool {
    guard lowercased().hasPrefix(word) else { return false }
    return dropFirst(word.count).first.map { !$0.isLowercase } ?? true
  }
}
