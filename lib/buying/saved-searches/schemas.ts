import { z } from "zod";
import { line } from "../../content/text-fields.ts";
import { SAVED_SEARCH_COPY } from "./copy.ts";
import { ALERT_FREQUENCIES, MAX_NAME_LENGTH } from "./frequencies.ts";
import { MAX_QUERY_LENGTH } from "./rules.ts";

const searchId = z.string().max(50);
const frequency = z.enum(ALERT_FREQUENCIES, { error: SAVED_SEARCH_COPY.frequency });
const name = line(SAVED_SEARCH_COPY.noName, 1, MAX_NAME_LENGTH, SAVED_SEARCH_COPY.longName);

/** A search's own query, as its page has it in its address: "location=Rennes&minRooms=3". */
const query = z.string().max(MAX_QUERY_LENGTH);

/** What the form that saves a search sends. */
export const saveSearchSchema = z.strictObject({
  query: query.default(""),
  name,
  frequency,
  /** Whether a person who is no buyer becomes one by it. */
  asBuyer: z.boolean().default(false),
});

const parameter = z.union([z.string().max(MAX_QUERY_LENGTH), z.number()]);

/** What the call that saves a search sends: its criteria by the names of the search page's address. */
export const saveSearchBodySchema = z.strictObject({
  criteria: z.union([
    query,
    z.record(z.string(), z.union([parameter, z.array(parameter).max(64)])),
  ]),
  /** Proposed from the criteria where it is left out. */
  name: name.optional(),
  frequency: frequency.default("daily"),
});

/** What a saved search is called, and whether and how often it reports what is new. */
export const changeSearchSchema = z.strictObject({
  searchId,
  name,
  alertEnabled: z.boolean().default(false),
  frequency,
});

export const savedSearchSchema = z.strictObject({ searchId });

type GivenCriteria = z.output<typeof saveSearchBodySchema>["criteria"];

/** The criteria of that call as the parameters of an address. */
export function toParameters(criteria: GivenCriteria): URLSearchParams {
  if (typeof criteria === "string") return new URLSearchParams(criteria);
  const pairs = Object.entries(criteria).flatMap(([key, values]) =>
    [values].flat().map((value) => [key, String(value)]),
  );
  return new URLSearchParams(pairs);
}

/** What the call answers. */
export const savedSearchResponseSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  frequency: z.enum(ALERT_FREQUENCIES),
});
