import { expect, test } from "vitest";
import { leadWord } from "./rules.ts";
import { tickedLeadsSchema } from "./schemas.ts";

const [ID, TO] = ["0123456789ab", "0123456789ac"];
const WORD = leadWord({ leadId: ID, fromId: TO, seen: "contacted" });
test.each<[object, string[]]>([
  [{}, ["leads"]],
  [{ leads: [] }, ["leads"]],
  [{ leads: "x" }, ["leads"]],
  [{ leads: `${WORD}~x` }, ["leads"]],
  [{ leads: `${ID}~happy~${TO}` }, ["leads"]],
  [{ leads: `${ID}~contacted~';--` }, ["leads"]],
  [{ leads: WORD, move: "erase" }, ["move"]],
  [{ leads: WORD, move: "handOver" }, ["toId", "reason"]],
  [{ leads: WORD, move: "handOver", toId: TO }, ["reason"]],
  [{ leads: WORD, move: "handOver", toId: TO, reason: "first" }, ["reason"]],
])("what no page sends is refused at its field: %j", (form, paths) => {
  const result = tickedLeadsSchema.safeParse({ move: "remind", ...form });
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual(paths);
});

test("as many at once as a list shows", () => {
  const of = (count: number) =>
    tickedLeadsSchema.safeParse({ move: "remind", leads: Array(count).fill(WORD) });
  expect(of(30).success).toBe(true);
  expect(of(31).error?.issues[0]?.message).toBe("Cochez 30 lignes au plus.");
});

test("a lead that nobody has needs no other reason", () => {
  const leads = `${ID}~offered~`;
  expect(tickedLeadsSchema.parse({ leads, move: "handOver", toId: TO }).leads).toEqual([
    { leadId: ID, fromId: null, seen: "offered" },
  ]);
});
