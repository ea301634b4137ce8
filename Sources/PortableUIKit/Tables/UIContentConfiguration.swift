/// The content of a view as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {}
