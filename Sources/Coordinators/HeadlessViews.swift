// A coordinator is written in terms of pages and of observables: who imports this module needs no other for it.
@_exported public import HeadlessViews
@_exported public import Observables
