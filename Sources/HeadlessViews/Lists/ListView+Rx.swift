import Observables

extension Reactive where Base: ListView {
  /// Renders the elements of each sequence as rows, with cells of the class that is registered for an identifier.
  ///
  ///     source.bind(to: list.rx.items(cellIdentifier: "cell")) { row, repo, cell in cell.textLabel?.text = repo }
  ///
  /// The list is held weakly. It is rendered on the main scheduler for each sequence, equal or not (GS-17).
  public func items<Elements: Sequence, Source: ObservableType>(cellIdentifier: String)
    -> (_ source: Source)
    -> (_ configureCell: @escaping (Int, Elements.Element, ListCell) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    items(cellIdentifier: cellIdentifier, cellType: ListCell.self)
  }

  /// Renders the elements of each sequence as rows, with cells of a class.
  /// - Parameter cellType: The class of the cells; it need not be registered.
  public func items<Elements: Sequence, Cell: ListCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type
  )
    -> (_ source: Source)
    -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    { source in
      { configureCell in
        items(source)({ list, row, element in
          let cell = list.cell(cellIdentifier, cellType)
          configureCell(row, element, cell)
          return cell
        })
      }
    }
  }

  /// Renders the elements of each sequence as rows, with cells that a closure creates.
  ///
  ///     source.bind(to: list.rx.items) { list, row, repo in ... }
  public func items<Elements: Sequence, Source: ObservableType>(_ source: Source)
    -> (_ cellFactory: @escaping (ListView, Int, Elements.Element) -> ListCell)
    -> any Disposable
  where Source.Element == Elements {
    { [base] cellFactory in
      source.bind(
        to: Binder(base) { list, elements in
          let rows = elements.enumerated().map { row, element in
            (cell: cellFactory(list, row, element), model: element as Any)
          }
          list.show([ListSection(rows: rows)])
        })
    }
  }

  /// Renders sections with headers, with cells of the class that is registered for an identifier (RX-27).
  ///
  ///     state.map(\.sections).bind(to: list.rx.sections(cellIdentifier: "cell")) { indexPath, item, cell in ... }
  public func sections<Section: SectionModelType, Source: ObservableType>(cellIdentifier: String)
    -> (_ source: Source)
    -> (_ configureCell: @escaping (IndexPath, Section.Item, ListCell) -> Void)
    -> any Disposable
  where Source.Element == [Section] {
    { source in
      { configureCell in
        let dataSource = SectionedDataSource<Section>(
          configureCell: { _, list, indexPath, item in
            let cell = list.dequeueReusableCell(withIdentifier: cellIdentifier)
            configureCell(indexPath, item, cell)
            return cell
          }, canEditRowAtIndexPath: { _, _ in true }, canMoveRowAtIndexPath: { _, _ in true })
        return items(dataSource: dataSource)(source)
      }
    }
  }

  /// Renders sections with the cells and headers that a data source makes (RX-27).
  public func items<Section: SectionModelType, Source: ObservableType>(dataSource: SectionedDataSource<Section>)
    -> (_ source: Source) -> any Disposable
  where Source.Element == [Section] {
    { [base] source in source.bind(to: Binder(base) { list, sections in dataSource.show(sections, in: list) }) }
  }

  /// Sends the rows that users select.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.selections) }

  /// Sends the rows that are deselected because a user tapped a row.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.deselections) }

  /// Sends the rows that users delete.
  public var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: base.deletions) }

  /// Sends the rows that users move, each with its new place.
  public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
    ControlEvent(events: base.moves)
  }

  /// Sends the rows that become visible, with their cells: those in sight after each rendering, then each that
  /// scrolling brings.
  public var willDisplayCell: ControlEvent<(cell: ListCell, indexPath: IndexPath)> {
    ControlEvent(events: base.displays)
  }

  /// Sends the rows that are about to become visible: never, since all rows are rendered at once.
  public var prefetchRows: ControlEvent<[IndexPath]> { ControlEvent(events: Observable.never()) }

  /// Sends an element at each change of the position, by users or by the program.
  public var didScroll: ControlEvent<Void> { ControlEvent(events: base.offsets.map { _ in }) }

  /// Sends an element each time a list that a user has scrolled comes to rest.
  public var didEndDecelerating: ControlEvent<Void> { ControlEvent(events: base.rests) }

  /// Does nothing: there are no heights and no looks here that a delegate decides about.
  public func setDelegate(_ delegate: AnyObject) -> any Disposable { Disposables.create() }

  /// Sends the models of the rows that users delete. A model of another type is a programmer's error, which traps.
  public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(base.deletions, modelType, "modelDeleted")
  }

  /// Sends the models of the rows that users select. A model of another type is a programmer's error, which traps.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(base.selections, modelType, "modelSelected")
  }

  /// Sends the models of the rows that are deselected. A model of another type is a programmer's error, which traps.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(base.deselections, modelType, "modelDeselected")
  }

  /// The position: the current one, then each change, including those by the program; binding to it scrolls.
  public var contentOffset: ControlProperty<Point> {
    let values = Observable.deferred { [weak base, offsets = base.offsets] in
      base.map { offsets.startWith($0.contentOffset) } ?? offsets
    }
    return ControlProperty(values: values, valueSink: Binder(base) { list, offset in list.contentOffset = offset })
  }

  private func models<Model>(
    _ rows: PublishSubject<IndexPath>, _ modelType: Model.Type, _ name: String
  ) -> ControlEvent<Model> {
    ControlEvent(
      events: rows.compactMap { [weak base] indexPath -> Model? in
        guard let model = base?.model(at: indexPath) else { return nil }
        guard let typed = model as? Model else {
          fatalError("\(name)(\(modelType).self): row \(indexPath.row) is about a \(type(of: model))")
        }
        return typed
      })
  }
}

extension ListView {
  /// Creates a cell of a class, or of the registered class if that is a subclass.
  fileprivate func cell<Cell: ListCell>(_ identifier: String, _ cellType: Cell.Type) -> Cell {
    dequeueReusableCell(withIdentifier: identifier) as? Cell ?? cellType.init(reuseIdentifier: identifier)
  }
}
