@_exported import ReduxStores
