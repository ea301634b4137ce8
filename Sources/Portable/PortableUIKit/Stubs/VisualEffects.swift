public import Foundation

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public convenience init(style: UIBlurEffect.Style) { self.init() }
}

@available(iOS 26.0, *)
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public convenience init(style: UIGlassEffect.Style) { self.init() }
}

@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

extension UIVibrancyEffect {
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private final let content = UIView()
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }
  public convenience init() { self.init(effect: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }
  open var contentView: UIView { content }
  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
