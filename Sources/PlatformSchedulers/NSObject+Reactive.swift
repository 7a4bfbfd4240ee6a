import Foundation
import Observables

/// Gives every object of Foundation the member `rx`.
extension NSObject: ReactiveCompatible {}
