import Observables

extension Reactive where Base: ListView {
  /// Renders the elements of each sequence as rows, by cells of the class that is registered under a name.
  ///
  ///     source.bind(to: list.rx.items(cellIdentifier: "cell")) { row, repo, cell in cell.textLabel?.text = repo }
  ///
  /// The list is held weakly, and rendered on the main scheduler, for each sequence, equal or not (GS-17).
  public func items<Elements: Sequence, Source: ObservableType>(cellIdentifier: String)
    -> (_ source: Source)
    -> (_ configureCell: @escaping (Int, Elements.Element, ListCell) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    items(cellIdentifier: cellIdentifier, cellType: ListCell.self)
  }

  /// Renders the elements of each sequence as rows, by cells of a class.
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

  /// Renders the elements of each sequence as rows, by cells that a closure makes.
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

  /// Renders sections with headers, by cells of the class that is registered under a name (RX-27).
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

  /// The rows that users tap.
  public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: base.selections) }

  /// The rows that lose their mark because of what a user taps.
  public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: base.deselections) }

  /// What the rows that users tap are about. It is a programmer's error, which traps, if that is of another type.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(base.selections, modelType, "modelSelected")
  }

  /// What the rows that lose their mark are about. It is a programmer's error, which traps, if that is of another type.
  public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    models(base.deselections, modelType, "modelDeselected")
  }

  /// The position: now, and after each change, also those that the program makes; binding to it scrolls.
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
  /// A new cell of a class, or of the class that is registered under the name if that is a more special one.
  fileprivate func cell<Cell: ListCell>(_ identifier: String, _ cellType: Cell.Type) -> Cell {
    dequeueReusableCell(withIdentifier: identifier) as? Cell ?? cellType.init(reuseIdentifier: identifier)
  }
}
