import Dispatch
import Foundation

/// What a view tree keeps from one rendering to the next: state, observations and effects.
@MainActor
final class ViewGraph {
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

  func runEffects(of pass: RenderPass) { effects.run(pass.effects) }

  /// Ends all effects, as if every view disappeared.
  func end() { effects.run([]) }

  func slot<Slot: AnyObject>(_ key: SlotKey, _ make: () -> Slot) -> Slot {
    used.insert(key)
    if let slot = slots[key] as? Slot { return slot }
    let slot = make()
    slots[key] = slot
    return slot
  }

  nonisolated func requestUpdate() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { onChange() }
    } else {
      Task { @MainActor in self.onChange() }
    }
  }

  func observe(_ object: some ObservableObject) {
    let publisher =
      object.objectWillChange as? ObservableObjectPublisher ?? ObservableObjectPublisher.of(object)
    publisher.observe(for: self) { [weak self] in self?.requestUpdate() }
  }
}

/// The main queue; another thread serves it once the main thread waits for it.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
