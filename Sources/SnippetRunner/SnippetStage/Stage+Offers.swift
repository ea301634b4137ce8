import AccessibilityTesting
import Foundation
import PortableSwiftUI
import PortableUIKit
import SnippetMessages

extension Stage {
  static private(set) var offers: [Offer] = []
  static private(set) var collectsFacts = false
  static private(set) var variableNames: [ObjectIdentifier: String] = [:]

  /// Configures the device before the code of a file creates views.
  ///
  /// - Parameter request: a `ScreenRequest` as JSON.
  public nonisolated static func prepare(_ request: String) {
    MainActor.assumeIsolated {
      do {
        try ScreenRequest(json: request).settings.simulatedDevice.makeCurrent()
      } catch {
        log.fail("\(error)")
      }
      begin(0)
    }
  }

  public static func offer(
    _ step: Int,
    asked name: String,
    _ make: @escaping @MainActor () async throws -> Any
  ) {
    offers.append(Offer(step: step, name: name, kind: .asked, make: make))
  }

  /// Offers a variable, which is shown if it holds a view, a view controller or an array of views.
  public static func offer(
    _ step: Int,
    variable name: String,
    _ make: @escaping @MainActor () async throws -> Any
  ) {
    offers.append(Offer(step: step, name: name, kind: .variable, make: make))
  }

  public static func offer(
    _ step: Int,
    type: Any.Type,
    _ make: @escaping @MainActor () async throws -> Any
  ) {
    offers.append(Offer(step: step, name: "\(type)", kind: .type(type), make: make))
  }

  /// Shows each offer on a screen of its own and drives an assistive technology on it.
  ///
  /// - Parameters:
  ///   - request: a `ScreenRequest` as JSON.
  ///   - fallsBackToTypes: whether classes are shown only if no variable is.
  public static func speakOffers(
    _ request: String,
    fallsBackToTypes: Bool
  ) async {
    collectsFacts = true
    let first = ProcessInfo.processInfo.environment[FirstStep.variable].flatMap { Int($0) } ?? 0
    var screens = offers.filter { if case .asked = $0.kind { true } else { false } }
    let variables = await rootVariables()
    screens += variables
    if !fallsBackToTypes || variables.isEmpty {
      screens += offers.filter {
        if case .type(let type) = $0.kind { isShowable(type) } else { false }
      }
    }
    let pressed = ProcessInfo.processInfo.environment[PressedButton.variable].flatMap { Int($0) }
    // After a crash, the screens with later steps follow.
    for offer in screens.sorted(by: { $0.step < $1.step }) where offer.step >= first {
      log.begin(offer.step)
      do {
        if let pressed {
          let isFirst = offer.step == first
          try await pressButtons(of: offer, request, after: isFirst ? pressed : 0)
        } else {
          await show(try await offer.make(), request)
        }
      } catch {
        log.fail("threw an error: \(error)")
      }
    }
  }

  /// The variables that can be shown and aren't inside the view of another one.
  private static func rootVariables() async -> [Offer] {
    var found: [(offer: Offer, contents: [UIResponder])] = []
    for offer in offers {
      guard case .variable = offer.kind, let value = try? await offer.make() else { continue }
      let contents = contents(of: value)
      if contents.count == 1 { variableNames[ObjectIdentifier(contents[0])] = offer.name }
      if !contents.isEmpty { found.append((offer, contents)) }
    }
    let all = steps(of: found)
    // Single views take precedence over arrays that contain them.
    let singles = steps(of: found.filter { $0.contents.count == 1 })
    return found.filter { candidate in
      let (step, contents) = (candidate.offer.step, candidate.contents)
      let others = contents.count == 1 ? singles : all
      var outer = steps(showing: contents[0], of: others, before: step)
      for content in contents.dropFirst() where !outer.isEmpty {
        outer.formIntersection(steps(showing: content, of: others, before: step))
      }
      let isListed =
        contents.count > 1
        && contents.allSatisfy { !steps(showing: $0, of: singles, before: .max).isEmpty }
      return outer.subtracting([step]).isEmpty && !isListed
    }
    .map { pair in
      // The value is reused, since a computed variable would create another one.
      Offer(step: pair.offer.step, name: pair.offer.name, kind: .variable) {
        guard pair.contents.count > 1 else { return pair.contents[0] }
        return pair.contents
      }
    }
  }

  private static func contents(of value: Any) -> [UIResponder] {
    switch value {
    case let controller as UIViewController: [controller]
    case let view as UIView: [view]
    case let views as [UIView]: views
    case let view: HostedViews.controller(showing: view).map { [$0] } ?? []
    }
  }

  /// The steps whose variables hold each object.
  private static func steps(
    of found: [(offer: Offer, contents: [UIResponder])]
  ) -> [ObjectIdentifier: Set<Int>] {
    var steps: [ObjectIdentifier: Set<Int>] = [:]
    for (offer, contents) in found {
      for content in contents { steps[ObjectIdentifier(content), default: []].insert(offer.step) }
    }
    return steps
  }

  /// The steps whose variables hold what contains an object, or the object itself and come before
  /// a step.
  private static func steps(
    showing content: UIResponder,
    of holders: [ObjectIdentifier: Set<Int>],
    before step: Int
  ) -> Set<Int> {
    let own = holders[ObjectIdentifier(content), default: []].filter { $0 < step }
    return sequence(first: content, next: container).dropFirst().reduce(into: own) { steps, outer in
      steps.formUnion(holders[ObjectIdentifier(outer), default: []])
    }
  }

  private static func container(of content: UIResponder) -> UIResponder? {
    switch content {
    case let controller as UIViewController:
      controller.parent ?? controller.viewIfLoaded?.superview
    case let view as UIView: view.superview ?? view.next
    default: nil
    }
  }

  private static func isShowable(_ type: Any.Type) -> Bool {
    type is UIView.Type || type is UIViewController.Type || HostedViews.isView(type)
  }
}
