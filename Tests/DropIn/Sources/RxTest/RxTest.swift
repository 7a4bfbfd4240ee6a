@_exported import RecordedAssertions
@_exported import VirtualTime
