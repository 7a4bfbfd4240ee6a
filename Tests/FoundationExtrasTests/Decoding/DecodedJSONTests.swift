import FoundationExtras
import Testing

@Suite struct DecodedJSONTests {
  @Test func `any value of JSON has the types that JSONSerialization gives it`() throws {
    let data = Data(#"{"id":7,"price":2.5,"isNew":true,"name":"a","tags":["x",1],"sub":{"n":null}}"#.utf8)
    let members = try JSONDecoder().decode([String: DecodedJSON].self, from: data).mapValues(\.value)
    #expect(members["id"] as? Int == 7)
    #expect(members["id"] as? Double == 7)
    #expect(members["price"] as? Double == 2.5)
    #expect(members["price"] as? Int == nil)
    #expect(members["isNew"] as? Bool == true)
    #expect(members["name"] as? String == "a")
    #expect((members["tags"] as? [Any])?.first as? String == "x")
    #expect((members["sub"] as? [String: Any])?["n"] is NSNull)
    #expect(NSDictionary(dictionary: members) == (try JSONSerialization.jsonObject(with: data) as? NSDictionary))
  }
}
