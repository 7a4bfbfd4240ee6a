import ExactStrings

extension StandInSources {
  /// What reactors use of small libraries, by the names of the modules.
  static let libraries: [ExactString: String] = [
    "Action": action,
    "Alamofire": alamofire,
    "Swinject": swinject,
    "Then": """
    import Foundation

    /// Sets an object up where it is made: `let formatter = DateFormatter().then { $0.dateStyle = .short }`.
    public protocol Then {}

    extension Then {
      public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try change(&copy)
        return copy
      }

      public func `do`(_ body: (Self) throws -> Void) rethrows { try body(self) }
    }

    extension Then where Self: AnyObject {
      public func then(_ setUp: (Self) throws -> Void) rethrows -> Self {
        try setUp(self)
        return self
      }
    }

    extension NSObject: Then {}
    extension JSONDecoder: Then {}
    extension JSONEncoder: Then {}
    extension Array: Then {}
    extension Dictionary: Then {}
    extension Set: Then {}

    """,
    "Pure": """
    /// A class that is made, or configured, from dependencies and a payload.
    public protocol Module: AnyObject {
      associatedtype Dependency = Void
      associatedtype Payload = Void
    }

    public protocol FactoryModule: Module {
      associatedtype Dependency = Void
      associatedtype Payload = Void
      init(dependency: Dependency, payload: Payload)
    }

    public protocol ConfiguratorModule: Module {
      associatedtype Dependency = Void
      associatedtype Payload = Void
      func configure(dependency: Dependency, payload: Payload)
    }

    extension FactoryModule { public typealias Factory = Pure.Factory<Self> }
    extension ConfiguratorModule { public typealias Configurator = Pure.Configurator<Self> }

    open class Factory<Module: FactoryModule> {
      private let dependency: () -> Module.Dependency

      public init(dependency: @autoclosure @escaping () -> Module.Dependency) { self.dependency = dependency }

      open func create(payload: Module.Payload) -> Module { Module(dependency: dependency(), payload: payload) }
    }

    extension Factory where Module.Dependency == Void {
      public convenience init() { self.init(dependency: ()) }
    }

    extension Factory where Module.Payload == Void {
      public func create() -> Module { create(payload: ()) }
    }

    open class Configurator<Module: ConfiguratorModule> {
      private let dependency: () -> Module.Dependency

      public init(dependency: @autoclosure @escaping () -> Module.Dependency) { self.dependency = dependency }

      open func configure(_ module: Module, payload: Module.Payload) {
        module.configure(dependency: dependency(), payload: payload)
      }
    }

    extension Configurator where Module.Dependency == Void {
      public convenience init() { self.init(dependency: ()) }
    }

    extension Configurator where Module.Payload == Void {
      public func configure(_ module: Module) { configure(module, payload: ()) }
    }

    """,
    "RxOptional": """
    import RxCocoa
    import RxSwift

    public protocol OptionalType {
      associatedtype Wrapped
      var value: Wrapped? { get }
    }

    extension Optional: OptionalType {
      public var value: Wrapped? { self }
    }

    extension ObservableType where Element: OptionalType {
      public func filterNil() -> Observable<Element.Wrapped> { compactMap { $0.value } }

      public func replaceNilWith(_ value: Element.Wrapped) -> Observable<Element.Wrapped> { map { $0.value ?? value } }

      public func errorOnNil(_ error: Error) -> Observable<Element.Wrapped> {
        map { element in
          guard let value = element.value else { throw error }
          return value
        }
      }

      public func catchOnNil(
        _ handler: @escaping () throws -> Observable<Element.Wrapped>
      ) -> Observable<Element.Wrapped> {
        flatMap { element in try element.value.map { .just($0) } ?? handler() }
      }
    }

    extension SharedSequenceConvertibleType where Element: OptionalType {
      public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap { $0.value } }

      public func replaceNilWith(_ value: Element.Wrapped) -> SharedSequence<SharingStrategy, Element.Wrapped> {
        map { $0.value ?? value }
      }
    }

    extension ObservableType where Element: Collection {
      public func filterEmpty() -> Observable<Element> { filter { !$0.isEmpty } }
    }

    extension SharedSequenceConvertibleType where Element: Collection {
      public func filterEmpty() -> SharedSequence<SharingStrategy, Element> { filter { !$0.isEmpty } }
    }

    """,
    "RxFlow": """
    import RxCocoa
    import RxSwift

    /// A place in the app to go to. What goes there has a screen, and is not here.
    public protocol Step {}

    public struct NoneStep: Step {
      public init() {}
    }

    public enum RxFlowStep: Step { case home }

    /// Says where to go.
    public protocol Stepper {
      var steps: PublishRelay<Step> { get }
      var initialStep: Step { get }
      func readyToEmitSteps()
    }

    extension Stepper {
      public var initialStep: Step { NoneStep() }
      public func readyToEmitSteps() {}
    }

    open class OneStepper: Stepper {
      public let steps = PublishRelay<Step>()
      public let initialStep: Step

      public init(withSingleStep step: Step) { initialStep = step }
    }

    public final class DefaultStepper: OneStepper {
      public init() { super.init(withSingleStep: RxFlowStep.home) }
    }

    """,
    "CoreLocation": coreLocation,
    "Moya": moya,
    "RxMoya": "@_exported import Moya\n",
    "RxSwiftExt": rxSwiftExt,
    "RxDataSources": "@_exported import Differentiator\n\n"
      + identifiable.map { "extension \($0): IdentifiableType { public var identity: \($0) { self } }\n" }.joined(),
    "Differentiator": """
    /// A section of a list. The lists have a screen, and are not here.
    public protocol SectionModelType {
      associatedtype Item
      var items: [Item] { get }
      init(original: Self, items: [Item])
    }

    public protocol IdentifiableType {
      associatedtype Identity: Hashable
      var identity: Identity { get }
    }

    public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
    where Item: IdentifiableType, Item: Equatable {}

    public struct SectionModel<Section, ItemType>: SectionModelType {
      public var model: Section
      public var items: [ItemType]

      public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
      }

      public init(original: SectionModel, items: [ItemType]) { self.init(model: original.model, items: items) }

      public var identity: Section { model }
    }

    extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
    extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}

    public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
      AnimatableSectionModelType
    {
      public var model: Section
      public var items: [ItemType]

      public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
      }

      public init(original: AnimatableSectionModel, items: [ItemType]) {
        self.init(model: original.model, items: items)
      }

      public var identity: Section.Identity { model.identity }
    }

    extension AnimatableSectionModel: Equatable where Section: Equatable {}

    """,
    "Dependencies": """
    @_exported import struct ComposableStores.DateGenerator
    @_exported import struct ComposableStores.Dependency
    @_exported import protocol ComposableStores.DependencyKey
    @_exported import struct ComposableStores.DependencyValues
    @_exported import protocol ComposableStores.TestDependencyKey
    @_exported import struct ComposableStores.UUIDGenerator
    @_exported import class ComposableStores.WithRandomNumberGenerator
    @_exported import func ComposableStores.withDependencies

    """,
  ]

  /// The types of the standard library that identify themselves in lists.
  private static let identifiable = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
    "Double",
  ]
}
