@_exported import ReactorKit
@_exported import ReactorKitObservation
