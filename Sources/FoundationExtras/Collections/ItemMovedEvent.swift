import Foundation
import IndexPaths

/// The move of a row of a table or a collection, under RxCocoa's name.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
