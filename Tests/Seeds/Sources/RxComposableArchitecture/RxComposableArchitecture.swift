@_exported import ComposableStores
@_exported import class VirtualTime.TestScheduler
@_exported import struct VirtualTime.TestSchedulerVirtualTimeConverter
