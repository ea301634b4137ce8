import AccessibilityTree
import Foundation
import PortableUIKit

public struct AccessibilityModifier {
  let rule: (_ isEnabled: Bool) -> AccessibilityRule

  init(_ rule: @escaping () -> AccessibilityRule) { self.rule = { _ in rule() } }
  init(whereEnabled rule: @escaping (Bool) -> AccessibilityRule) { self.rule = rule }
}

extension AccessibilityModifier: ViewModifier { public typealias Body = Never }

extension AccessibilityModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    // Properties of several views in a row apply to them together.
    guard views.count > 1 else {
      return views.map { view in
        let wrapped = RenderedView(
          context,
          layout: PassThroughRule(),
          children: [view],
          accessibility: rule(context.environment.isEnabled && !view.layoutHints.isDisabled)
        )
        return wrapped
      }
    }
    return views.enumerated().map { index, view in
      RenderedView(
        context.entering(.index(index)),
        layout: PassThroughRule(),
        children: [view],
        accessibility: rule(context.environment.isEnabled && !view.layoutHints.isDisabled)
      )
    }
  }
}

nonisolated extension View {
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { $0.name(label) }
  }

  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityLabel(Text(label)) }

  public func accessibilityLabel(
    _ label: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { if isEnabled { $0.name(Text(label)) } }
  }

  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken {
      $0.value = value.spoken
      $0.inferredTexts.remove(.value)
    }
  }

  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityValue(Text(valueKey)) }

  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { $0.hint = hint.spoken }
  }

  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityHint(Text(hintKey)) }

  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityHint(Text(hint)) }

  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.traits.formUnion(traits.uiKitEquivalent) }
  }

  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.traits.subtract(traits.uiKitEquivalent) }
  }

  /// Sets an identifier for UI tests; any other view becomes an element without a label.
  ///
  /// Source: trees of UI tests of a drawing and of a figure that is tapped; certainty B. The same
  /// for other views: C.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityModifier> { spoken { $0.identifier = identifier } }

  public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.inputLabels = inputLabels.map(\.plain) }
  }

  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier { hidden ? .hidden : .children })
  }

  public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { $0.sortPriority = sortPriority } }

  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { properties in
      guard let label = properties.label else { return }
      let marked = NSMutableAttributedString(attributedString: label)
      marked.addAttribute(
        .accessibilityTextHeadingLevel,
        value: Int(level.rawValue),
        range: NSRange(location: 0, length: marked.length)
      )
      properties.label = marked
    }
  }

  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.respondsToUser = respondsToUserInteraction }
  }

  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.activationPoint = activationPoint }
  }

  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }

  public func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }

  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  func spoken(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(
      AccessibilityModifier(whereEnabled: { isEnabled in
        .changed(
          AccessibilityChange(makesElement: true, isEnabled: isEnabled, apply: change)
        )
      })
    )
  }

  func told(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier { .changed(AccessibilityChange(apply: change)) })
  }

  /// Applies a gesture, which takes the touches of the whole view.
  func touched(
    _ change: @escaping (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(
      AccessibilityModifier { .changed(AccessibilityChange(takesTouches: true, apply: change)) }
    )
  }
}

extension AccessibilityProperties {
  mutating func name(_ text: Text) {
    label = text.spoken
    isSymbolName = false
    imageNames = []
    inferredTexts.remove(.label)
  }
}

extension View {
  public func accessibilityValue(
    _ valueDescription: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { if isEnabled { $0.value = Text(valueDescription).spoken } }
  }

  public func accessibilityHint(
    _ hint: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { if isEnabled { $0.hint = Text(hint).spoken } }
  }

  public func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityHidden(hidden && isEnabled) }

  public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { if isEnabled { $0.identifier = identifier } }
  }
}
