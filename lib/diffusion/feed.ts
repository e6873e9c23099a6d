import { checkLine, type PolirisLine, type Refusal } from "./poliris/check-line.ts";
import { type FileEncoding, fileText } from "./poliris/file-text.ts";
import { lineOfListing, type Sender, type SentListing } from "./poliris/line-of-listing.ts";

/** A portal, as far as its file goes. */
interface Portal {
  name: string;
  /** Who we are to it. */
  agency: string;
  encoding: FileEncoding;
}

/** A home that a portal may have, and the portals for which its owners signed. */
export interface SendableHome extends SentListing {
  portals: readonly string[];
}

/** What a portal's file has, and what our own check leaves out of it. */
export interface Feed {
  lines: { propertyId: string; line: PolirisLine }[];
  refused: { propertyId: string; refusals: Refusal[] }[];
}

/** The file of a portal, from the homes that may leave the site: each checked against the format's description. */
export function feedFor(
  { name, agency, encoding }: Portal,
  homes: readonly SendableHome[],
  sender: Omit<Sender, "agency" | "encoding">,
): Feed {
  const feed: Feed = { lines: [], refused: [] };
  for (const home of homes) {
    if (!home.portals.includes(name)) continue;
    const propertyId = home.listing.id;
    const line = lineOfListing(home, { ...sender, agency, encoding });
    const refusals = checkLine(line);
    if (refusals.length === 0) feed.lines.push({ propertyId, line });
    else feed.refused.push({ propertyId, refusals });
  }
  return feed;
}

/** The file without what may be in it no more. @param ids of the homes that may */
export const feedOf = (feed: Feed, ids: ReadonlySet<string>): Feed => ({
  lines: feed.lines.filter(({ propertyId }) => ids.has(propertyId)),
  refused: feed.refused.filter(({ propertyId }) => ids.has(propertyId)),
});

/** The file as it is sent. */
export const feedBytes = ({ lines }: Feed, encoding: FileEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.from(fileText(lines.map(({ line }) => line)), encoding === "utf-8" ? "utf8" : "latin1"),
  );
