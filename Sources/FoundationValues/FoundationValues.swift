// Dates, URLs and the other plain values of Foundation, and its coders of JSON: from its small half where there is one,
// since a tool that links the whole starts later.
#if canImport(FoundationEssentials) && !PORTABLE
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
