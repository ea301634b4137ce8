import SwiftSyntax

/// A property that supports key-value observing: `@objc dynamic var`.
///
/// On Apple's platforms, the runtime replaces its setter. Here, the rewriter makes the property
/// report its changes, after its own observers.
enum ObservedProperty {
  static func additions(to node: VariableDeclSyntax) -> [(offset: Int, text: String)] {
    guard node.bindingSpecifier.text == "var",
      node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      !node.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    guard let block = binding.accessorBlock else {
      return [(binding.byteRange.upperBound, " { didSet { \(call(name, "oldValue")) } }")]
    }
    guard case .accessors(let accessors) = block.accessors else { return [] }
    if let setter = accessors.first(where: { $0.kind == "set" }) {
      let old = "let by_ear_old = self.\(name); defer { \(call(name, "by_ear_old")) };"
      return addition(of: old, to: setter)
    }
    if let observer = accessors.first(where: { $0.kind == "didSet" }) {
      let old = observer.parameters?.name.text ?? "oldValue"
      return addition(of: "defer { \(call(name, old)) };", to: observer)
    }
    guard let last = accessors.last, last.kind == "willSet" else { return [] }
    return [(last.byteRange.upperBound, " didSet { \(call(name, "oldValue")) }")]
  }

  private static func addition(
    of statement: String,
    to accessor: AccessorDeclSyntax
  ) -> [(offset: Int, text: String)] {
    accessor.body.map { [($0.leftBrace.byteRange.upperBound, " \(statement)")] } ?? []
  }

  private static func call(_ name: String, _ old: String) -> String {
    "propertyDidChange(of: self, \(name.swiftLiteral), from: \(old), to: self.\(name))"
  }
}

extension AccessorDeclSyntax {
  fileprivate var kind: String { accessorSpecifier.text }
}

/// The imports that `import Foundation` implies on Apple's platforms for observable models.
///
/// There it provides `ObservableObject`, `@Published` and `@Observable`. Here they are in other
/// modules, which are imported on the same line if the code mentions them.
enum ObservationImports {
  static func text(for tree: SourceFileSyntax) -> String {
    let names = tree.tokens(viewMode: .sourceAccurate).reduce(into: Set<String>()) { names, token in
      if case .identifier(let name) = token.tokenKind, module(of: name) != nil {
        names.insert(name)
      }
    }
    let modules = Set(names.compactMap(module)).sorted()
    return modules.map { "; import \($0)" }.joined()
  }

  private static func module(of name: String) -> String? {
    switch name {
    // `@Published` without `ObservableObject` needs Combine, which isn't supported.
    case "ObservableObject": "SwiftUI"
    case "Observable", "ObservationIgnored": "Observation"
    default: nil
    }
  }
}
