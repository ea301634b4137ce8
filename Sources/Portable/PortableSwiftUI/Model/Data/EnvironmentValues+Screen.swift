public import Foundation

extension EnvironmentValues {
  public var displayScale: CGFloat {
    get { value(3) }
    set { store(newValue) }
  }

  public var pixelLength: CGFloat { 1 / displayScale }

  public var calendar: Calendar {
    get { value(.current) }
    set { store(newValue) }
  }

  public var timeZone: TimeZone {
    get { value(.current) }
    set { store(newValue) }
  }

  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(isPresented: true, leave: dismiss.action))
  }

  public var isSearching: Bool { false }

  public var redactionReasons: RedactionReasons {
    get { value([]) }
    set { store(newValue) }
  }

  public var editMode: Binding<EditMode>? { nil }
}
