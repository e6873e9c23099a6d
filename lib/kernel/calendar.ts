import { type Attendee, createEvents, type EventAttributes } from "ics";

/** What a calendar is asked to do with what it is given (RFC 5546). */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

interface Person {
  name: string;
  email: string;
}

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same for the entry's whole life, whatever changes. */
  uid: string;
  /** Rises with each change of the entry. */
  sequence: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  startsAt: Date;
  endsAt: Date;
  title: string;
  description?: string;
  location?: string;
  /** Who sends it, and to whom: with REQUEST and CANCEL both are wanted. */
  organizer?: Person;
  attendee?: Person;
}

/** A name as a parameter of a line: without what would end it. */
const parameter = (name: string) => name.replaceAll(/["\p{Cc}]/gu, "'");

const contactOf = ({ name, email }: Person) => ({ name: parameter(name), email });

function attributesOf(entry: CalendarEntry, now: Date): EventAttributes {
  const { startsAt, endsAt, organizer, attendee, ...rest } = entry;
  const attendees: Attendee[] = attendee ? [{ ...contactOf(attendee), rsvp: false }] : [];
  return {
    ...rest,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    ...({ timestamp: now.getTime() } as object),
    startInputType: "utc",
    startOutputType: "utc",
    endInputType: "utc",
    endOutputType: "utc",
    transp: entry.status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE",
    ...(organizer ? { organizer: contactOf(organizer) } : {}),
    ...(attendees.length > 0 ? { attendees } : {}),
  };
}

/** Most octets of a line, its end left out (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** A line in pieces of at most 75 octets, no character divided; each but the first begins with a space. */
function foldedLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

/** The package folds at 75 characters, which may be three hundred octets: its lines are folded anew. */
const folded = (text: string) =>
  text
    .replaceAll(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map(foldedLine)
    .join("\r\n");

/**
 * A calendar as a text (RFC 5545), its times in UTC, its lines of at most 75 octets.
 * @throws {Error} where an entry can't be written, a mistake of the caller.
 */
export function calendarText(
  entries: readonly CalendarEntry[],
  { method, name, productId }: { method: CalendarMethod; name?: string; productId: string },
  now: Date,
): string {
  const header = { method, productId, ...(name === undefined ? {} : { calName: name }) };
  const { error, value } = createEvents(
    entries.map((entry) => attributesOf(entry, now)),
    header,
  );
  if (value === null) throw error ?? new Error("the calendar could not be written");
  return folded(value);
}
