@_exported import FoundationExtras
@_exported import Observables
