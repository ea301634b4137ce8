public import Foundation
import PortableUIKit

public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
  var editing: ((Bool) -> Void)?
  var commit: (() -> Void)?
}

extension TextField: View {
  public var body: some View {
    TypedField(
      text: text,
      label: AnyView(label),
      prompt: prompt,
      kind: axis == .vertical ? .lines : .line
    )
    .modifier(
      EnvironmentModifier {
        if let editing { $0.typing.editing = editing }
        if let commit { $0.typing.submit = commit }
      }
    )
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), prompt: nil, text: text, axis: .horizontal)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text, axis: .horizontal)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text, axis: .horizontal)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: .horizontal)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: .horizontal)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) { self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis) }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { typed in
        if let parsed = try? format.parseStrategy.parse(typed) { value.wrappedValue = parsed }
      }
    )
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: .horizontal)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { typed in
        if let parsed = formatter.value(of: typed) as? V { value.wrappedValue = parsed }
      }
    )
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: .horizontal)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    editing = onEditingChanged
    commit = onCommit
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    commit = onCommit
  }

  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(LocalizedStringKey(String(title)), value: value, format: format, prompt: prompt)
  }
}

extension Formatter {
  func value(of text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: nil
    }
  }
}

extension TextField {
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), prompt: prompt, text: text, axis: axis) }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text, axis: .horizontal)
  }
}

public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField: View {
  public var body: some View {
    TypedField(text: text, label: AnyView(label), prompt: prompt, kind: .secret)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
}

public struct TextEditor {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    TypedField(text: text, label: AnyView(EmptyView()), prompt: nil, kind: .area)
  }
}
