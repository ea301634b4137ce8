/// How a program is told to leave out the screens before one: those that were spoken already when
/// another one brought the program down.
package enum FirstStep {
  /// The name of the variable in the environment; it holds the number of the first step wanted.
  package static let variable = "BY_EAR_FIRST_STEP"
}
