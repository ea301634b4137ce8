public import Foundation

extension EnvironmentValues {
  public var displayScale: CGFloat {
    get { value(3) }
    set { keep(newValue) }
  }

  public var pixelLength: CGFloat { 1 / displayScale }

  public var calendar: Calendar {
    get { value(.current) }
    set { keep(newValue) }
  }

  public var timeZone: TimeZone {
    get { value(.current) }
    set { keep(newValue) }
  }

  /// The way back from what is shown above other views, as it was called before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(isPresented: true, leave: dismiss.action))
  }

  /// Whether a field to search with is used; here never.
  public var isSearching: Bool { false }

  /// Why content is not shown as it is; here never.
  public var redactionReasons: RedactionReasons {
    get { value([]) }
    set { keep(newValue) }
  }

  /// Whether rows are edited; here nobody does.
  public var editMode: Binding<EditMode>? { nil }
}
