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
    { [base] source in
      { configureCell in
        source.bind(
          to: Binder(base) { list, sections in
            list.show(
              sections.enumerated().map { number, section in
                ListSection(
                  header: section.header,
                  rows: section.items.enumerated().map { row, item in
                    let cell = list.dequeueReusableCell(withIdentifier: cellIdentifier)
                    configureCell(IndexPath(row: row, section: number), item, cell)
                    return (cell, item)
                  })
              })
          })
      }
    }
  }

  /// Sends the rows that users select.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.selections) }

  /// Sends the rows that are deselected because a user tapped a row.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.deselections) }

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
          preconditionFailure("\(name)(\(modelType).self): row \(indexPath.row) is about a \(type(of: model))")
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
