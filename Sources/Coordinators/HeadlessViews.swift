// Coordinators use pages and observables, so this module exports both.
@_exported public import HeadlessViews
@_exported public import Observables
