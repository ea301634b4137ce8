package import AccessibilityTree
package import AssistiveTechnology

/// The drawing of a screen with a numbered frame for each stop.
package struct Wireframe: Hashable, Sendable {
  package var drawing: ScreenDrawing
  package var stops: [Stop] = []
  /// For each spoken line, in their order, the position of its frame among the stops; `nil` for a
  /// line that belongs to nothing on the drawing.
  package var places: [Int?] = []
  /// What an assistive technology lays over the screen at some steps, in their order.
  package var overlays: [Overlay] = []

  package struct Stop: Hashable, Sendable {
    /// The number of the line that is spoken first there, from 1.
    package var number: Int
    /// The area on the screen, in points.
    package var frame: Rect
  }

  /// What an assistive technology lays over the screen.
  package struct Overlay: Hashable, Sendable {
    /// The names, the numbers or the frame; at least one.
    package var marks: [OverlayMark]
    /// The steps at which it is there, from 0.
    package var steps: [Int]
  }

  /// Finds the stops of a transcript on the drawing of the screen where it starts.
  ///
  /// Where a command changed the screen, the lines after it belong to nothing on the drawing.
  ///
  /// - Parameters:
  ///   - drawing: the screen at the start.
  ///   - transcript: what happens on it.
  ///   - overlays: what lies over it at each step.
  package init(
    _ drawing: ScreenDrawing,
    transcript: Transcript,
    overlays: [[OverlayMark]] = []
  ) {
    self.drawing = drawing
    // Each state of what lies over the screen is there once.
    for (step, marks) in overlays.prefix(transcript.stepsOnFirstScreen).enumerated()
    where !marks.isEmpty {
      if let known = self.overlays.firstIndex(where: { $0.marks == marks }) {
        self.overlays[known].steps.append(step)
      } else {
        self.overlays.append(Overlay(marks: marks, steps: [step]))
      }
    }
    var isSame = true
    var known: [ElementID: Int] = [:]
    for entry in transcript.entries {
      switch entry {
      case .event(let event, _, rule: _, parts: _) where event.changesScreen:
        isSame = false
      case .spoken(_, let element):
        guard isSame, let element, element.frame.width > 0, element.frame.height > 0 else {
          places.append(nil)
          continue
        }
        let place = known[element.id] ?? stops.count
        if known.updateValue(place, forKey: element.id) == nil {
          stops.append(Stop(number: places.count + 1, frame: element.frame))
          self.drawing.addStandIn(for: element)
        }
        places.append(place)
      case .event, .command, .shown: continue
      }
    }
  }
}

extension Transcript {
  /// How many steps, from command to command, pass before another screen appears.
  fileprivate var stepsOnFirstScreen: Int {
    var steps = 0
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .command: steps += 1
      case .event(let event, _, rule: _, parts: _) where event.changesScreen:
        return max(0, steps - 1)
      case .spoken, .event, .shown: if index == 0 { steps += 1 }
      }
    }
    return steps
  }
}
