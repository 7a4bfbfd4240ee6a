// Schedulers that need only Dispatch are in a module of their own, because loading Foundation and ICU costs every
// process 1-2 ms and 6 MiB.
@_exported public import DispatchSchedulers
