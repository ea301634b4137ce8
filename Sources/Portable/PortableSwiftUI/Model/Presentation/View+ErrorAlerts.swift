public import Foundation

extension View {
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { failed(isPresented, error, { _ in actions() }, { _ in EmptyView() }) }

  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View { failed(isPresented, error, actions, message) }

  /// Shows an alert with the description of an error as its title, if there is an error.
  ///
  /// Source: Apple's documentation; certainty A.
  private func failed<E: LocalizedError, A: View, M: View>(
    _ isPresented: Binding<Bool>,
    _ error: E?,
    _ actions: @escaping (E) -> A,
    _ message: @escaping (E) -> M
  ) -> some View {
    asked(
      Text(error?.errorDescription ?? error?.localizedDescription ?? ""),
      error == nil ? .constant(false) : isPresented,
      .alert,
      { error.map(actions) },
      { error.map(message) }
    )
  }

  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asked(Text(title), isPresented, .alert, { data.map(actions) }, { data.map(message) })
  }
}
