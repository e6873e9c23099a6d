import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonLdText } from "./json-ld.ts";

describe("jsonLdText", () => {
  it("never closes the script it is written in", () => {
    const text = jsonLdText({ name: "T3 </script><script>alert(1)</script> <!-- vue mer" });
    expect(text).not.toContain("<");
    expect(text).toContain("\\u003c/script>");
  });

  it("leaves out what is undefined", () => {
    expect(jsonLdText({ name: "Maison", floorSize: undefined })).toBe('{"name":"Maison"}');
  });

  it("reads back as what was given, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(JSON.parse(jsonLdText({ name }))).toEqual({ name });
      }),
    );
  });
});
