import Foundation
import PortableUIKit

enum PickerAppearance {
  case menu
  case segmented
  case wheel
  case inline

  @MainActor
  func render(_ choice: PickerChoice, in context: RenderContext) -> [RenderedView] {
    switch self {
    case .menu: [menu(choice, context)]
    case .segmented:
      [
        RenderedView(
          context,
          layout: LeafRule.line(height: 32),
          surface: SegmentSurface(choice: choice),
          accessibility: .native
        )
      ]
    case .wheel:
      [
        RenderedView(
          context,
          layout: LeafRule.line(height: 216),
          surface: WheelSurface(choice: choice),
          accessibility: .native
        )
      ]
    case .inline: inline(choice, context)
    }
  }

  /// A button whose label is the title and the selection.
  ///
  /// Source: trees of UI tests, captures of iOS 27; certainty B. That the title isn't a separate
  /// element: certainty C.
  @MainActor
  private func menu(_ choice: PickerChoice, _ context: RenderContext) -> RenderedView {
    let entries = choice.options.enumerated().map { index, option in
      UIAction(title: option.title, state: index == choice.chosen ? .on : .off) { _ in
        choice.choose(index)
      }
    }
    let chosen = choice.chosen.map { choice.options[$0].title }
    let names = [choice.title, chosen].compactMap(\.self).filter { !$0.isEmpty }
    let name = names.joined(separator: ", ")
    let environment = context.environment
    let fillsRow = environment.isInListRow && !environment.hidesLabels
    let surface = MenuSurface(
      menu: UIMenu(title: "", children: entries),
      isEnabled: choice.isEnabled,
      takesFocus: true,
      choice: MenuSurface.Choice(title: chosen, tint: environment.tint.map(environment.shown))
    )
    let rule = fillsRow ? LeafRule.line(height: 34) : .fixed(surface.size)
    let button = RenderedView(
      context,
      layout: LayerRule(main: 0, alignment: .leading),
      children: [RenderedView(context.entering(.part("room")), layout: rule)]
        + (fillsRow ? title(choice, context) : []),
      surface: surface,
      accessibility: .native
    )
    return button.changed { $0.label = NSAttributedString(string: name) }
  }

  /// The title at the leading edge of a row; the button speaks it.
  @MainActor
  private func title(_ choice: PickerChoice, _ context: RenderContext) -> [RenderedView] {
    choice.title.map { Text($0).rendered(in: context.entering(.part("title"))) } ?? []
  }

  @MainActor
  private func inline(_ choice: PickerChoice, _ context: RenderContext) -> [RenderedView] {
    let rows = ForEach(choice.options.indices, id: \.self) { index in
      Button(choice.options[index].title) { choice.choose(index) }
        .accessibilityAddTraits(index == choice.chosen ? .isSelected : [])
    }
    let title = Text(choice.title ?? "").accessibilityAddTraits(.isHeader)
    let views = rows.rendered(in: context.entering(.part("rows")))
    return title.rendered(in: context.entering(.part("title"))) + views
  }
}

struct SegmentSurface: Surface {
  let choice: PickerChoice

  func makeView(in host: HostView) -> UIView { HostedSegments(items: choice.options.map(\.title)) }

  func canUpdate(_ view: UIView) -> Bool {
    (view as? HostedSegments)?.numberOfSegments == choice.options.count
  }

  func update(_ view: UIView) {
    guard let segments = view as? HostedSegments else { return }
    for (index, option) in choice.options.enumerated() {
      segments.setTitle(option.title, forSegmentAt: index)
    }
    segments.selectedSegmentIndex = choice.chosen ?? UISegmentedControl.noSegment
    segments.isEnabled = choice.isEnabled
    segments.choose = choice.choose
  }
}

final class HostedSegments: UISegmentedControl {
  var choose: ((Int) -> Void)?

  override init(items: [Any]?) {
    super.init(items: items)
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      choose?(selectedSegmentIndex)
    }
    addAction(action, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}

struct WheelSurface: Surface {
  let choice: PickerChoice

  func makeView(in host: HostView) -> UIView { HostedWheel() }
  func canUpdate(_ view: UIView) -> Bool { view is HostedWheel }
  func update(_ view: UIView) { (view as? HostedWheel)?.update(choice) }
}

/// A wheel that reports its selection.
///
/// Source: CVS Health: the title of the picker isn't the wheel's label; certainty B.
final class HostedWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private var choice: PickerChoice?

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func update(_ choice: PickerChoice) {
    self.choice = choice
    reloadAllComponents()
    if let chosen = choice.chosen, selectedRow(inComponent: 0) != chosen {
      selectRow(chosen, inComponent: 0, animated: false)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    choice?.options.count ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { choice?.options[row].title }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    choice?.choose(row)
  }
}

struct PickerOption {
  let tag: AnyHashable
  let title: String
}

struct PickerChoice {
  let title: String?
  let options: [PickerOption]
  let chosen: Int?
  let isEnabled: Bool
  let choose: (Int) -> Void

  init(
    title: String?,
    options: [PickerOption],
    chosen: Int?,
    isEnabled: Bool,
    choose: @escaping (Int) -> Void
  ) {
    self.title = title
    self.options = options
    self.chosen = chosen
    self.isEnabled = isEnabled
    self.choose = choose
  }
}
