import Dispatch
import Foundation

/// What a tree of views keeps from one rendering to the next.
@MainActor
final class ViewGraph {
  /// Asks for another rendering.
  private let onChange: () -> Void
  private var slots: [SlotKey: AnyObject] = [:]
  private var used: Set<SlotKey> = []
  private let effects = EffectRunner()

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  func render(_ root: any View, environment: EnvironmentValues) -> (RenderPass, [RenderedView]) {
    used = []
    let pass = RenderPass(graph: self)
    let views = root.rendered(
      in: RenderContext(identity: ViewIdentity(), environment: environment, pass: pass)
    )
    slots = slots.filter { used.contains($0.key) }
    return (pass, views)
  }

  /// Lets happen what a rendering brings: views appear and go, values have changed.
  func runEffects(of pass: RenderPass) { effects.run(pass.effects) }

  /// Lets everything go.
  func end() { effects.run([]) }

  /// What is kept under a key, made at the first call.
  func slot<Slot: AnyObject>(_ key: SlotKey, _ make: () -> Slot) -> Slot {
    used.insert(key)
    if let slot = slots[key] as? Slot { return slot }
    let slot = make()
    slots[key] = slot
    return slot
  }

  /// Asks for another rendering, from any thread.
  nonisolated func requestUpdate() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { onChange() }
    } else {
      Task { @MainActor in self.onChange() }
    }
  }
}

extension ViewGraph {
  /// Renders again when an object tells that it changes.
  func observe(_ object: some ObservableObject) {
    let publisher =
      object.objectWillChange as? ObservableObjectPublisher ?? ObservableObjectPublisher.of(object)
    publisher.observe(for: self) { [weak self] in self?.requestUpdate() }
  }
}

/// The queue of the main actor, which is served by another thread once the main thread waits for it.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether code runs there at this moment.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
