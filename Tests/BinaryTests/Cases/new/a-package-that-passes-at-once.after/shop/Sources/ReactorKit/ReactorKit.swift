@_exported import Reactors
@_exported import RxSwift
