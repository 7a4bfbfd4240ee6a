@_exported import PlatformSchedulers
@_exported import RxRelay
