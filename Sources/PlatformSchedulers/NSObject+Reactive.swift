import Foundation
import Observables

/// Gives every object of Foundation its `rx`.
extension NSObject: ReactiveCompatible {}
