import Foundation
import Observables

/// Decodes JSON for `decode(type:decoder:)`.
extension JSONDecoder: DataDecoder {}

/// Decodes property lists for `decode(type:decoder:)`.
extension PropertyListDecoder: DataDecoder {}
