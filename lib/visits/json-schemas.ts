import { z } from "zod";
import { ID_LENGTH } from "../kernel/ids.ts";
import { VISIT_ACTIONS, VISIT_CANCEL_REASONS, VISIT_STATUSES, VISIT_TYPES } from "./rules.ts";

const id = z.string().length(ID_LENGTH);
const instant = z.iso.datetime();
const clock = z.string().regex(/^\d{2}:\d{2}$/);
const side = z.enum(["visitor", "host"]);

/** A visit, as `POST /api/visits` and the other calls answer with it: what its reader may know. */
export const visitJsonSchema = z.strictObject({
  id,
  url: z.url().describe("The visit's page, for its reader."),
  propertyId: id,
  propertyTitle: z.string(),
  propertyPrice: z.number().describe("Euros."),
  side: side.nullable().describe("Which of the two the reader is; null for who looks on."),
  date: z.iso.date().describe("Civil day of the home's place, as the times of its clocks."),
  startTime: clock,
  endTime: clock,
  startsAt: instant,
  endsAt: instant,
  type: z.enum(VISIT_TYPES),
  status: z.enum(VISIT_STATUSES),
  state: z
    .enum([...VISIT_STATUSES, "lapsed"])
    .describe("The status as it is shown: lapsed where nobody confirmed it in time."),
  actions: z.array(z.enum(VISIT_ACTIONS)).describe("What the reader can do with it now."),
  location: z.strictObject({
    address: z.string().nullable().describe("Whole for a visitor once the visit is confirmed."),
    postalCode: z.string(),
    city: z.string(),
    isExact: z.boolean(),
  }),
  visitor: z
    .strictObject({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable()
    .describe("Null for the visitor; how to reach them is there once the visit is confirmed."),
  host: z
    .strictObject({ firstName: z.string(), isLooper: z.boolean(), phone: z.string().nullable() })
    .nullable()
    .describe("Null for the host."),
  checkInCode: z
    .string()
    .nullable()
    .describe("Six digits that the visitor shows; null for everybody else."),
  meetingUrl: z.string().nullable().describe("Of a confirmed visit by video."),
  proposal: z.strictObject({ startsAt: instant, endsAt: instant, by: side }).nullable(),
  cancelReason: z.enum(VISIT_CANCEL_REASONS).nullable(),
  notes: z.string().nullable(),
  feedback: z.strictObject({ rating: z.int(), comment: z.string().nullable() }).nullable(),
  feedbackRequested: z.boolean(),
  conversationId: id.nullable(),
});
export type VisitJson = z.infer<typeof visitJsonSchema>;
