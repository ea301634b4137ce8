import AccessibilityTree
import Foundation
import PortableUIKit

nonisolated extension View {
  /// Gives a name.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { $0.name(label) }
  }

  /// Gives a name.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Gives a name.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityLabel(Text(label))
  }

  /// Gives a name while a condition holds.
  public func accessibilityLabel(
    _ label: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { if isEnabled { $0.name(Text(label)) } }
  }

  /// Gives a value.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken {
      $0.value = value.spoken
      $0.guesses.remove(.value)
    }
  }

  /// Gives a value.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Gives a value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityValue(Text(value))
  }

  /// Says what happens on activation.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { $0.hint = hint.spoken }
  }

  /// Says what happens on activation.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens on activation.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityHint(Text(hint))
  }

  /// Adds to what an element is.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.traits.formUnion(traits.inUIKit) }
  }

  /// Takes away of what an element is.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.traits.subtract(traits.inUIKit) }
  }

  /// Gives a name by which tests find an element; what is none becomes one without a name.
  ///
  /// Source: trees of UI tests of a drawing and of a figure that is tapped; certainty B. The same for
  /// other views: C.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    spoken { $0.identifier = identifier }
  }

  /// Gives the names by which an element may be called, the best first.
  public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.inputLabels = inputLabels.map(\.plain) }
  }

  /// Gives the names by which an element may be called, the best first.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Gives the names by which an element may be called, the best first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Leaves everything out that assistive technologies would meet here.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier { hidden ? .hidden : .children })
  }

  /// Reads an element before others of its level; 0 where nothing is said.
  public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.sortPriority = sortPriority }
  }

  /// Says of which level a heading is.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { facts in
      guard let label = facts.label else { return }
      let marked = NSMutableAttributedString(attributedString: label)
      marked.addAttribute(
        .accessibilityTextHeadingLevel,
        value: Int(level.rawValue),
        range: NSRange(location: 0, length: marked.length)
      )
      facts.label = marked
    }
  }

  /// Says whether people can do something with an element.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.respondsToUser = respondsToUserInteraction }
  }

  /// Sends touches to another point of an element.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { $0.activationPoint = activationPoint }
  }

  /// Says what kind of text an element holds; nothing is heard of it here.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { _ in }
  }

  /// Says whether colours stay as they are while others are inverted.
  public func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    told { _ in }
  }

  /// Says what happens on activation.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Says what happens on activation.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  /// A change that makes an element of what is none.
  func spoken(
    _ change: @escaping (inout AccessibilityFacts) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(
      AccessibilityModifier { .changed(AccessibilityChange(makesElement: true, apply: change)) }
    )
  }

  /// A change of what is an element already.
  func told(
    _ change: @escaping (inout AccessibilityFacts) -> Void
  ) -> ModifiedContent<Self, AccessibilityModifier> {
    modifier(AccessibilityModifier { .changed(AccessibilityChange(apply: change)) })
  }
}

extension AccessibilityFacts {
  /// Gives a name, which is no word for a symbol.
  mutating func name(_ text: Text) {
    label = text.spoken
    isSymbolName = false
    guesses.remove(.label)
  }
}
