import Foundation
import Observables

/// Reads the elements of `decode(type:decoder:)` from JSON.
extension JSONDecoder: DataDecoder {}

/// Reads the elements of `decode(type:decoder:)` from a property list.
extension PropertyListDecoder: DataDecoder {}
