public import Foundation
public import PortableUIKit

/// A picture.
public struct Image: Equatable {
  let uiImage: UIImage?
  let isDecorative: Bool
  let label: Text?
  var isResizable = false

  private init(_ image: UIImage?, isDecorative: Bool = false, label: Text? = nil) {
    uiImage = image
    self.isDecorative = isDecorative
    self.label = label
  }

  /// Shows a picture of the app, called by its file where it has no label.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(UIImage(named: name))
  }

  /// Shows a picture of the app with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(UIImage(named: name), label: label)
  }

  /// Shows a picture of the app that assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(UIImage(named: name), isDecorative: true)
  }

  /// Shows a symbol of the system, called by Apple's word for it.
  public init(systemName: String) {
    self.init(UIImage(systemName: systemName))
  }

  /// Shows a symbol of the system with a part of it filled.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Shows a picture of the app, called by its file.
  public init(_ resource: ImageResource) {
    self.init(UIImage(resource: resource))
  }

  /// Shows a picture of UIKit.
  public init(uiImage: UIImage) {
    self.init(uiImage)
  }

  /// Lets the picture fill its room.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Draws the picture in one colour or in its own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Smooths the picture.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Draws the colours of a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture fills its room.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is drawn in one colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How smooth a picture is.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// What the picture is called without a label of its own.
  @MainActor var symbolOrFileName: String? {
    uiImage?.spokenName
  }

  /// What is said of the picture within a text.
  var spokenName: String? {
    let image = uiImage
    return label?.plain ?? MainActor.assumeIsolated { image?.spokenName }
  }
}

/// How the colours of a symbol are drawn.
public struct SymbolRenderingMode: Sendable {
  /// Monochrome.
  public static let monochrome = SymbolRenderingMode()
  /// Hierarchical.
  public static let hierarchical = SymbolRenderingMode()
  /// Palette.
  public static let palette = SymbolRenderingMode()
  /// Multicolor.
  public static let multicolor = SymbolRenderingMode()
}

extension Image: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let size = uiImage?.size ?? .zero
    let rule = isResizable ? LeafRule { $0.replacingUnspecifiedDimensions(by: size) } : .fixed(size)
    var facts = AccessibilityFacts()
    facts.label = (label?.spoken ?? symbolOrFileName.map { NSAttributedString(string: $0) })
    facts.isSymbolName = label == nil && uiImage?.isSymbolImage == true
    facts.traits = .image
    facts.isEnabled = context.environment.isEnabled
    return [
      RenderedView(
        context,
        layout: rule,
        surface: ImageSurface(image: uiImage, color: context.environment.foregroundColor()),
        accessibility: isDecorative ? .hidden : .element(facts)
      )
    ]
  }
}
