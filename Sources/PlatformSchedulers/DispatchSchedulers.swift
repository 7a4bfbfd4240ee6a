// What needs Dispatch only has a module of its own: loading Foundation and ICU takes every process 1-2 ms and 6 MiB.
@_exported public import DispatchSchedulers
