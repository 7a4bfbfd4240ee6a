@_exported import PlatformSchedulers
