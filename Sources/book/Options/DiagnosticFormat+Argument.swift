import ArgumentParser
import Diagnostics

extension DiagnosticFormat: ExpressibleByArgument {}
