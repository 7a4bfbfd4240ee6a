public import Foundation
public import Observables

/// Gives every object of Foundation its `rx`.
extension NSObject: ReactiveCompatible {}
