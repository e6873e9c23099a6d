import { describe, expect, test } from "vitest";
import { PROPERTY_STATUSES } from "../../kernel/property-kinds.ts";
import { REVISION_STATUSES } from "../../revisions/views.ts";
import {
  afterMove,
  choiceStateOf,
  isChoosable,
  REQUEST_STATUSES,
  type RequestMove,
  type RequestStatus,
} from "./rules.ts";

const LEGAL: Record<string, RequestStatus> = {
  "pending accept": "accepted",
  "pending decline": "declined",
  "pending withdraw": "withdrawn",
  "accepted end": "withdrawn",
};
const MOVES: readonly RequestMove[] = ["accept", "decline", "withdraw", "end"];

test.each(REQUEST_STATUSES.flatMap((status) => MOVES.map((move) => [status, move] as const)))(
  "a request that is %s, by %s",
  (status, move) => {
    expect(afterMove(status, move)).toBe(LEGAL[`${status} ${move}`] ?? null);
  },
);

describe("the choice", () => {
  test.each([
    ["seller", null],
    ["pending", { isAccepted: false, isInForce: true }],
    ["accepted", { isAccepted: true, isInForce: true }],
    ["lapsed", { isAccepted: false, isInForce: false }],
    ["lapsed", { isAccepted: true, isInForce: false }],
  ] as const)("is %s for %j", (state, standing) => {
    expect(choiceStateOf(standing)).toBe(state);
  });

  test("is open while the revision is, of a home that nothing was agreed on for", () => {
    const open = REVISION_STATUSES.flatMap((revision) =>
      [null, ...PROPERTY_STATUSES]
        .filter((property) => isChoosable(revision, property))
        .map((property) => `${revision} ${property}`),
    );
    expect(open).toEqual(
      ["editing", "in_review"].flatMap((revision) =>
        [null, "draft", "in_review", "active", "paused"].map((each) => `${revision} ${each}`),
      ),
    );
  });
});
