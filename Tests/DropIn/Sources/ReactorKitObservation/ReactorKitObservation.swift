@_exported import ObservableStates
