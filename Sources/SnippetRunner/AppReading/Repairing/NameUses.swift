import SwiftSyntax

/// How code uses a name that nothing declares.
struct NameUses: Sendable {
  /// Members after the name, such as `About`, `title` of `L10n.About.title`.
  var chains: Set<[String]> = []
  /// The labels of the calls of the last member; no entry if it isn't called.
  var chainCalls: [[String]: [String]] = [:]
  var calls: Set<Call> = []
  /// The names in arguments such as `.title`, by the labels of the call.
  var arguments: [[String]: [Set<String>]] = [:]
  var isSuperclass = false
  var isProtocol = false
  var isAttribute = false
  /// Whether a file that uses the name imports SwiftUI.
  var isInSwiftUI = false
  var genericArguments = 0

  struct Call: Hashable, Sendable {
    var labels: [String]
    /// The number of parameters of each closure after the parentheses; the label of the first is
    /// free.
    var closures: [Closure]

    /// Calls with fewer labels come first.
    var order: [String] {
      let parts = closures.map { "\($0.label ?? "") \($0.parameters)" }
      return [String(repeating: "_", count: labels.count)] + labels + parts
    }
  }

  struct Closure: Hashable, Sendable {
    var label: String?
    var parameters: Int
  }

  static func collect(_ names: Set<String>, in trees: [SourceFileSyntax]) -> [String: NameUses] {
    var all: [String: NameUses] = [:]
    for tree in trees {
      let visitor = UseVisitor(names: names)
      visitor.walk(tree)
      let isSwiftUI = tree.statements.contains {
        $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription.hasPrefix("SwiftUI") == true
      }
      for (name, uses) in visitor.uses {
        all[name, default: .init()].add(uses)
        if isSwiftUI { all[name]?.isInSwiftUI = true }
      }
    }
    return all
  }
}

extension NameUses {
  fileprivate mutating func add(_ other: NameUses) {
    chains.formUnion(other.chains)
    chainCalls.merge(other.chainCalls) { first, _ in first }
    calls.formUnion(other.calls)
    isSuperclass = isSuperclass || other.isSuperclass
    isProtocol = isProtocol || other.isProtocol
    isAttribute = isAttribute || other.isAttribute
    genericArguments = max(genericArguments, other.genericArguments)
  }
}

private final class UseVisitor: SyntaxVisitor {
  let names: Set<String>
  var uses: [String: NameUses] = [:]

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    guard names.contains(name) else { return .visitChildren }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      uses[name, default: .init()].calls.insert(NameUses.Call(call))
      return .visitChildren
    }
    var chain: [String] = []
    var current = Syntax(node)
    while let access = current.parent?.as(MemberAccessExprSyntax.self),
      access.base.map({ Syntax($0).id }) == current.id
    {
      chain.append(access.declName.baseName.text)
      current = Syntax(access)
    }
    guard !chain.isEmpty else { return .visitChildren }
    uses[name, default: .init()].chains.insert(chain)
    if let call = current.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == current.id
    {
      uses[name]?.chainCalls[chain] = NameUses.Call(call).labels
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard names.contains(name) else { return .visitChildren }
    uses[name, default: .init()].genericArguments = node.genericArgumentClause?.arguments.count ?? 0
    var current = node.parent
    while let parent = current, !parent.is(InheritedTypeSyntax.self), parent.is(TypeSyntax.self) {
      if parent.is(SomeOrAnyTypeSyntax.self) { uses[name]?.isProtocol = true }
      current = parent.parent
    }
    if current?.is(InheritedTypeSyntax.self) == true {
      let group = current?.parent?.parent?.parent
      let isFirst =
        current?.parent?.as(InheritedTypeListSyntax.self)?.first?.type.id
        == TypeSyntax(node).id
      if group?.is(ClassDeclSyntax.self) == true, isFirst {
        uses[name]?.isSuperclass = true
      } else {
        uses[name]?.isProtocol = true
      }
    }
    if node.parent?.is(AttributeSyntax.self) == true { uses[name]?.isAttribute = true }
    return .visitChildren
  }
}

extension NameUses.Call {
  fileprivate init(_ call: FunctionCallExprSyntax) {
    labels = call.arguments.map { $0.label?.text ?? "_" }
    closures =
      (call.trailingClosure.map { [.init(label: nil, parameters: $0.parameterCount)] } ?? [])
      + call.additionalTrailingClosures.map {
        .init(label: $0.label.text, parameters: $0.closure.parameterCount)
      }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterCount: Int {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.count
    case .parameterClause(let clause)?: clause.parameters.count
    default: trimmedDescription.contains("$0") ? 1 : 0
    }
  }
}
