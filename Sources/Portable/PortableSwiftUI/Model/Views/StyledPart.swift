/// A view that a style arranges; the tags keep the parts of all styles apart.
public struct StyledPart<Configuration, Part>: View {
  let view: AnyView
  public var body: some View { view }
}

public enum LabelPart {}
public enum ContentPart {}
