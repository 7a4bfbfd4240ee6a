// As RxDataSources has it.
struct SectionModel<Section, ItemType> {
  var model: Section
  typealias Item = ItemType

  var items: [ItemType]

  init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
}

enum TaskListSection: Int {
  case open, done
}
