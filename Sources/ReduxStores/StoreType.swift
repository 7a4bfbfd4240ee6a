/// A store, whatever its state; given to middlewares that serve any store.
public protocol StoreType {}
