// The one file that names the C library of the platform. Every other file imports this module.
#if canImport(Glibc)
  @_exported @preconcurrency import Glibc
#elseif canImport(Musl)
  @_exported @preconcurrency import Musl
#elseif canImport(Darwin)
  @_exported @preconcurrency import Darwin
#endif

/// The variables that the process was started with: texts of bytes, which need not be UTF-8.
package var processVariables: [UnsafeMutablePointer<CChar>] {
  #if canImport(Darwin)
    let texts = _NSGetEnviron().pointee
  #else
    let texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
  #endif
  var variables: [UnsafeMutablePointer<CChar>] = []
  while let text = texts?[variables.count] { variables.append(text) }
  return variables
}

/// Chooses how the C library buffers standard output: `_IONBF`, `_IOLBF` or `_IOFBF`.
package func setOutputBuffering(_ mode: Int32) { setvbuf(stdout, nil, mode, 0) }

/// Writes the bytes that the C library holds back of standard output.
package func flushOutput() { fflush(stdout) }
