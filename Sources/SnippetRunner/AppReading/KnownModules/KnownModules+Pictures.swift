extension KnownModules {
  /// The names of symbols are their words with dots; a name that begins with a digit has `_`.
  static let sfSafeSymbols = #"""
    import SwiftUI; import UIKit
    struct SFSymbol: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
    }
    extension Image { init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }; init(systemSymbol: SFSymbol, variableValue: Double?) { self.init(systemName: systemSymbol.rawValue) } }
    extension UIImage {
      convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
      convenience init(systemSymbol: SFSymbol, withConfiguration configuration: UIImage.Configuration?) { self.init(systemName: systemSymbol.rawValue)! }
    }
    extension Label where Title == Text, Icon == Image {
      init(_ title: LocalizedStringKey, systemSymbol: SFSymbol) { self.init(title, systemImage: systemSymbol.rawValue) }
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) { self.init(title, systemImage: systemSymbol.rawValue) }
    }
    extension Button where Label == SwiftUI.Label<Text, Image> {
      init(_ title: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping () -> Void) { self.init(title, systemImage: systemSymbol.rawValue, action: action) }
    }

    """#

  private static let picture = #"""
    import SwiftUI; import UIKit
    """#

  static let nuke =
    picture + #"""

      struct ImageRequest: Hashable { let url: URL?
        init(url: URL?, processors: [Any] = [], priority: Any? = nil) { self.url = url }
        init(urlRequest: URLRequest) { url = urlRequest.url }
        static func == (a: Self, b: Self) -> Bool { a.url == b.url }
        func hash(into hasher: inout Hasher) { hasher.combine(url) }
      }
      struct ImageContainer { var image: UIImage }
      struct ImageResponse { var image: UIImage; var container: ImageContainer { ImageContainer(image: image) } }
      final class ImageTask { func cancel() {} }
      final class ImagePipeline { nonisolated(unsafe) static var shared = ImagePipeline()
        @discardableResult func loadImage(with request: Any, completion: @escaping (Result<ImageResponse, Error>) -> Void) -> ImageTask { ImageTask() }
      }
      struct ImageLoadingOptions { nonisolated(unsafe) static var shared = ImageLoadingOptions(); init(placeholder: UIImage? = nil, transition: Any? = nil, failureImage: UIImage? = nil) {} }
      @MainActor @discardableResult func loadImage(with request: Any?, options: ImageLoadingOptions = .shared, into view: UIView, completion: ((Result<ImageResponse, Error>) -> Void)? = nil) -> ImageTask? { nil }
      protocol ImageProcessing {}

      """#

  /// A picture of the network never arrives, so the placeholder shows.
  static let nukeUI =
    picture + #"""

      struct LazyImageState { var image: Image?; var imageContainer: Any?; var error: Error?; var isLoading = true; var result: Result<Any, Error>? }
      struct LazyImage<Content: View>: View {
        let content: (LazyImageState) -> Content
        init(url: URL?, @ViewBuilder content: @escaping (LazyImageState) -> Content) { self.content = content }
        init<R>(request: R?, @ViewBuilder content: @escaping (LazyImageState) -> Content) { self.content = content }
        var body: some View { content(LazyImageState()) }
        func processors(_ all: [Any]) -> Self { self }
        func priority(_ priority: Any) -> Self { self }
        func onCompletion(_ action: @escaping (Any) -> Void) -> Self { self }
      }
      extension LazyImage where Content == SwiftUI.EmptyView {
        init(url: URL?) { content = { _ in SwiftUI.EmptyView() } }
        init<R>(request: R?) { content = { _ in SwiftUI.EmptyView() } }
      }

      """#

  static let kingfisher =
    picture + #"""

      struct KFImage: View {
        private var shown = AnyView(SwiftUI.EmptyView())
        init(_ url: URL?) {}
        init(source: Any?) {}
        static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }
        var body: some View { shown }
        func placeholder<P: View>(@ViewBuilder _ content: () -> P) -> KFImage { var copy = self; copy.shown = AnyView(content()); return copy }
        func resizable() -> KFImage { self }
        func fade(duration: Double) -> KFImage { self }
        func cancelOnDisappear(_ cancels: Bool) -> KFImage { self }
        func onSuccess(_ action: ((Any) -> Void)?) -> KFImage { self }
        func onFailure(_ action: ((Any) -> Void)?) -> KFImage { self }
        func loadDiskFileSynchronously(_ value: Bool = true) -> KFImage { self }
        func setProcessor(_ processor: Any) -> KFImage { self }
      }
      typealias KFAnimatedImage = KFImage
      struct KingfisherWrapper<Base> { let base: Base }
      extension UIImageView { var kf: KingfisherWrapper<UIImageView> { KingfisherWrapper(base: self) } }
      extension KingfisherWrapper where Base: UIImageView {
        @discardableResult func setImage(with resource: Any?, placeholder: UIImage? = nil, options: [Any]? = nil, completionHandler: ((Any) -> Void)? = nil) -> Any? { MainActor.assumeIsolated { base.image = placeholder }; return nil }
        func cancelDownloadTask() {}
      }

      """#

  static let sdWebImage =
    picture + #"""

      extension UIImageView {
        func sd_setImage(with url: URL?, placeholderImage: UIImage? = nil, options: Any? = nil, completed: ((UIImage?, Error?, Any, URL?) -> Void)? = nil) { image = placeholderImage }
        func sd_cancelCurrentImageLoad() {}
      }
      typealias SDAnimatedImageView = UIImageView

      """#

  static let sdWebImageSwiftUI =
    picture + #"""

      struct WebImage<Content: View>: View {
        let content: (AsyncImagePhase) -> Content
        init(url: URL?, isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { self.content = content }
        var body: some View { content(.empty) }
        func resizable() -> Self { self }
      }
      extension WebImage where Content == SwiftUI.EmptyView { init(url: URL?, isAnimating: Binding<Bool> = .constant(true)) { content = { _ in SwiftUI.EmptyView() } } }
      typealias AnimatedImage = WebImage<SwiftUI.EmptyView>

      """#

  static let lottie =
    picture + #"""

      enum LottieLoopMode { case playOnce, loop, autoReverse; case `repeat`(Float) }
      final class LottieAnimation { static func named(_ name: String, bundle: Bundle = .main) -> LottieAnimation? { nil } }
      class LottieAnimationView: UIView {
        var animation: LottieAnimation?
        var loopMode = LottieLoopMode.playOnce
        var animationSpeed: CGFloat = 1
        var currentProgress: CGFloat = 0
        var isAnimationPlaying: Bool { false }
        var backgroundBehavior: Any?
        convenience init(name: String, bundle: Bundle = .main) { self.init(frame: .zero) }
        convenience init(animation: LottieAnimation?) { self.init(frame: .zero) }
        func play(completion: ((Bool) -> Void)? = nil) { completion?(true) }
        func pause() {}
        func stop() {}
      }
      typealias AnimationView = LottieAnimationView
      struct LottieView: View {
        init(animation: LottieAnimation?) {}
        var body: some View { Color.clear.accessibilityHidden(true) }
        func playing(loopMode: LottieLoopMode = .playOnce) -> LottieView { self }
        func looping() -> LottieView { self }
        func resizable() -> LottieView { self }
      }

      """#
}
