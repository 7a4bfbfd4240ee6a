@_exported import FoundationExtras
@_exported import Observables
@_exported import PlatformSchedulers
@_exported import class VirtualTime.HistoricalScheduler
@_exported import struct VirtualTime.HistoricalSchedulerTimeConverter
@_exported import enum VirtualTime.VirtualTimeComparison
@_exported import protocol VirtualTime.VirtualTimeConverterType
@_exported import class VirtualTime.VirtualTimeScheduler
