import ActionScripts
import ExactStrings

/// The units of Foundation's dimensions by their symbols, so that a script can say `5 km`.
///
/// A `Measurement` encodes its unit together with the conversion to the base unit of its dimension, which nobody wants
/// to write.
enum MeasurementUnits {
  /// Returns the class of the units of a measurement; nil for other types.
  static func dimension<Value>(of type: Value.Type) -> String? {
    let name = _typeName(type, qualified: true)
    let opening = "Foundation.Measurement<"
    guard name.hasPrefix(opening) else { return nil }
    return name.dropFirst(opening.count).dropLast().split(separator: ".").last.map(String.init)
  }

  /// Returns the coding of a measurement that is written as text; nil if there is no such unit.
  static func coding(of text: String, in dimension: String) -> ScriptValue? {
    guard let (amount, unitSymbol) = text.cut(at: " ") else { return nil }
    let symbol = String(unitSymbol)
    var unit = [ScriptValue.Member("symbol", .string(symbol))]
    if let coefficients = coefficients[dimension] {
      guard let coefficient = coefficients[symbol] else { return nil }
      let constant = dimension == "UnitTemperature" ? temperatureConstants[symbol] ?? 0 : 0
      unit.append(
        ScriptValue.Member(
          "converter",
          .object([
            ScriptValue.Member("coefficient", .number("\(coefficient)")),
            ScriptValue.Member("constant", .number("\(constant)")),
          ])))
    }
    return .object([
      ScriptValue.Member("value", .word(String(amount))), ScriptValue.Member("unit", .object(unit)),
    ])
  }

  private static let temperatureConstants: [ExactString: Double] = ["°C": 273.15, "°F": 255.37222222222428]

  /// The number of base units in one of each unit, by the class of the dimension.
  private static let coefficients: [ExactString: [ExactString: Double]] = [
    "UnitAcceleration": [
      "m/s²": 1, "g": 9.81,
    ],
    "UnitAngle": [
      "°": 1, "ʹ": 0.016666666666666666, "ʹʹ": 0.0002777777777777778, "rad": 57.29577951308232, "grad": 0.9,
      "rev": 360,
    ],
    "UnitArea": [
      "Mm²": 1_000_000_000_000, "km²": 1_000_000, "m²": 1, "cm²": 0.0001, "mm²": 1e-6, "µm²": 1e-12, "nm²": 1e-18,
      "in²": 0.00064516, "ft²": 0.092903, "yd²": 0.836127, "mi²": 2_590_000, "ac": 4046.86, "a": 100, "ha": 10000,
    ],
    "UnitConcentrationMass": [
      "g/L": 1, "mg/dL": 0.01,
    ],
    "UnitDispersion": [
      "ppm": 1
    ],
    "UnitDuration": [
      "h": 3600, "m": 60, "s": 1, "ms": 0.001, "µs": 1e-6, "ns": 1e-9, "ps": 1e-12,
    ],
    "UnitElectricCharge": [
      "C": 1, "MAh": 3_600_000_000, "kAh": 3_600_000, "Ah": 3600, "mAh": 3.6, "µAh": 0.0036,
    ],
    "UnitElectricCurrent": [
      "MA": 1_000_000, "kA": 1000, "A": 1, "mA": 0.001, "µA": 1e-6,
    ],
    "UnitElectricPotentialDifference": [
      "MV": 1_000_000, "kV": 1000, "V": 1, "mV": 0.001, "µV": 1e-6,
    ],
    "UnitElectricResistance": [
      "MΩ": 1_000_000, "kΩ": 1000, "Ω": 1, "mΩ": 0.001, "µΩ": 1e-6,
    ],
    "UnitEnergy": [
      "kJ": 1000, "J": 1, "kCal": 4184, "cal": 4.184, "kWh": 3_600_000,
    ],
    "UnitFrequency": [
      "THz": 1_000_000_000_000, "GHz": 1_000_000_000, "MHz": 1_000_000, "kHz": 1000, "Hz": 1, "mHz": 0.001,
      "µHz": 1e-6, "nHz": 1e-9,
    ],
    "UnitIlluminance": [
      "lx": 1
    ],
    "UnitInformationStorage": [
      "B": 8, "bit": 1, "nibble": 4, "YB": 8e24, "ZB": 8e21, "EB": 8e18, "PB": 8_000_000_000_000_000,
      "TB": 8_000_000_000_000, "GB": 8_000_000_000, "MB": 8_000_000, "kB": 8000, "Yb": 1e24, "Zb": 1e21, "Eb": 1e18,
      "Pb": 1_000_000_000_000_000, "Tb": 1_000_000_000_000, "Gb": 1_000_000_000, "Mb": 1_000_000, "kb": 1000,
      "YiB": 9.671406556917033e24, "ZiB": 9.44473296573929e21, "EiB": 9.223372036854776e18,
      "PiB": 9_007_199_254_740_992, "TiB": 8_796_093_022_208, "GiB": 8_589_934_592, "MiB": 8_388_608, "KiB": 8192,
      "Yib": 1.2089258196146292e24, "Zib": 1.1805916207174113e21, "Eib": 1.152921504606847e18,
      "Pib": 1_125_899_906_842_624, "Tib": 1_099_511_627_776, "Gib": 1_073_741_824, "Mib": 1_048_576, "Kib": 1024,
    ],
    "UnitLength": [
      "Mm": 1_000_000, "km": 1000, "hm": 100, "dam": 10, "m": 1, "dm": 0.1, "cm": 0.01, "mm": 0.001, "µm": 1e-6,
      "nm": 1e-9, "pm": 1e-12, "in": 0.0254, "ft": 0.3048, "yd": 0.9144, "mi": 1609.34, "smi": 10000, "ly": 9.461e15,
      "NM": 1852, "ftm": 1.8288, "fur": 201.168, "ua": 149_600_000_000, "pc": 3.086e16,
    ],
    "UnitMass": [
      "kg": 1, "g": 0.001, "dg": 0.0001, "cg": 1e-5, "mg": 1e-6, "µg": 1e-9, "ng": 1e-12, "pg": 1e-15,
      "oz": 0.0283495, "lb": 0.453592, "st": 0.157473, "t": 1000, "ton": 907.185, "ct": 0.0002, "oz t": 0.03110348,
      "slug": 14.5939,
    ],
    "UnitPower": [
      "TW": 1_000_000_000_000, "GW": 1_000_000_000, "MW": 1_000_000, "kW": 1000, "W": 1, "mW": 0.001, "µW": 1e-6,
      "nW": 1e-9, "pW": 1e-12, "fW": 1e-15, "hp": 745.7,
    ],
    "UnitPressure": [
      "N/m²": 1, "GPa": 1_000_000_000, "MPa": 1_000_000, "kPa": 1000, "hPa": 100, "inHg": 3386.39, "bar": 100_000,
      "mbar": 100, "mmHg": 133.322, "psi": 6894.76,
    ],
    "UnitSpeed": [
      "m/s": 1, "km/h": 0.277778, "mph": 0.44704, "kn": 0.514444,
    ],
    "UnitTemperature": [
      "K": 1, "°C": 1, "°F": 0.55555555555556,
    ],
    "UnitVolume": [
      "ML": 1_000_000, "kL": 1000, "L": 1, "dl": 0.1, "cL": 0.01, "mL": 0.001, "km³": 1_000_000_000_000, "m³": 1000,
      "dm³": 1, "cm³": 0.001, "mm³": 1e-6, "in³": 0.0163871, "ft³": 28.3168, "yd³": 764.555, "mi³": 4_168_000_000_000,
      "af": 1_233_000, "bsh": 35.2391, "tsp": 0.00492892, "tbsp": 0.0147868, "fl oz": 0.0295735, "cup": 0.24,
      "pt": 0.473176, "qt": 0.946353, "gal": 3.78541, "tsp Imperial": 0.00591939, "tbsp Imperial": 0.0177582,
      "fl oz Imperial": 0.0284131, "pt Imperial": 0.568261, "qt Imperial": 1.13652, "gal Imperial": 4.54609,
      "metric cup Imperial": 0.25,
    ],
  ]
}
