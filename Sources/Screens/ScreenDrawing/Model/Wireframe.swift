package import AccessibilityTree
package import AssistiveTechnology

/// The drawing of a screen with a numbered frame for each stop.
///
/// It maps the lines of a transcript to the frames, so that a player can show the focus.
package struct Wireframe: Hashable, Sendable {
  package var drawing: ScreenDrawing
  package var stops: [Stop] = []
  /// For each spoken line, the index of its frame in `stops`; `nil` for a line without a frame.
  package var places: [Int?] = []
  package var overlays: [Overlay] = []
  /// Whether a phone is drawn around the screen; `nil` to decide by the height of the content.
  package var hasPhone: Bool?

  package struct Stop: Hashable, Sendable {
    /// The number of the first line spoken at the stop, from 1.
    package var number: Int
    package var frame: Rect
  }

  /// A drawing by an assistive technology over the screen, such as names, numbers or a cursor.
  ///
  /// It may be the same at several steps.
  package struct Overlay: Hashable, Sendable {
    /// Never empty.
    package var marks: [OverlayMark]
    /// The steps at which the overlay is visible, from 0.
    package var steps: [Int]
  }

  /// The area that a small picture shows of a phone: what is in front of a dimmed screen, or the
  /// first stop.
  package internal(set) var subject: Rect?

  private var mainArea: Rect? {
    let shapes = drawing.visibleShapes
    let shade = shapes.lastIndex(where: \.isShade)
    let front = shade.flatMap { Rect(around: shapes[($0 + 1)...].map(\.extent)) }
    return front ?? stops.first?.frame
  }

  /// The drawing alone, without frames and overlays.
  package var bare: Wireframe {
    var wireframe = self
    wireframe.subject = mainArea
    (wireframe.stops, wireframe.places, wireframe.overlays) = ([], [], [])
    return wireframe
  }

  /// Finds the stops of a transcript on the drawing of its first screen.
  ///
  /// After a command that changed the screen, lines have no frame.
  ///
  /// - Parameters:
  ///   - drawing: the first screen.
  ///   - transcript: the transcript.
  ///   - overlays: the overlay marks at each step.
  package init(
    _ drawing: ScreenDrawing,
    transcript: Transcript,
    overlays: [[OverlayMark]] = []
  ) {
    self.drawing = drawing
    // Steps with equal marks share an overlay.
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
        let index = known[element.id] ?? stops.count
        if known.updateValue(index, forKey: element.id) == nil {
          stops.append(Stop(number: places.count + 1, frame: element.frame))
          self.drawing.addPlaceholder(for: element)
        }
        places.append(index)
      case .event, .command, .shown: continue
      }
    }
  }
}

extension Transcript {
  /// The number of commands before another screen appears.
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
