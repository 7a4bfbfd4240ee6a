/// A store of any state; passed to middlewares that serve any store.
public protocol StoreType {}
