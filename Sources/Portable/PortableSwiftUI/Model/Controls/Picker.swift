import Foundation
import PortableUIKit

public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
}

extension Picker: View where Label: View, Content: View {
  public typealias Body = Never

  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label(), content: content()) }

  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: label, content: content()) }
}

extension Picker: PrimitiveView where Label: View, Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let options = content.rendered(in: context.entering(.content)).enumerated().map { index, view in
      PickerOption(
        tag: view.selectionTag(in: context.identity) ?? AnyHashable(index),
        title: AccessibilityMerge.name(of: [view])?.string ?? ""
      )
    }
    let selection = selection
    let choice = PickerChoice(
      title: AccessibilityMerge.name(of: label.rendered(in: context.entering(.part("label"))))?
        .string,
      options: options,
      chosen: options.firstIndex {
        $0.tag == AnyHashable(selection.wrappedValue)
          || $0.tag.base as? SelectionValue == selection.wrappedValue
      },
      isEnabled: context.environment.isEnabled
    ) { index in
      if let value = options[index].tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    return context.environment.pickerStyle.render(choice, in: context)
  }
}

extension Picker where Label == Text, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content()) }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content()) }
}
