import { expect, test } from "vitest";
import { ELSEWHERE, quoteRequestSchema } from "./schemas.ts";

const ID = "aaaaaaaaaaaa";

test.each([
  [ID, "", []],
  [ID, "  ", []],
  [ID, "Rennes", ["location"]],
  [ELSEWHERE, "Rennes", []],
  [ELSEWHERE, " ", ["location"]],
  [undefined, "", ["location"]],
])("a request is for a home or a place, not for both: %s, %j", (propertyId, location, fields) => {
  const read = quoteRequestSchema.safeParse({
    providerId: ID,
    ...(propertyId && { propertyId }),
    location,
    need: "Dix photos de l’appartement.",
  });
  expect(read.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(fields);
});
