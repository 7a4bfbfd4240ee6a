@_exported import VirtualTime
