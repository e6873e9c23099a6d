import { HOUR_MS } from "../../kernel/time.ts";
import { env } from "../../platform/env.ts";
import { createClient, sharedClient } from "../http/client.ts";
import { mapFound, NONE, type PublicResult } from "../result.ts";
import { type Dpe, dpesOfStreet, plainWords, toDpes } from "./rules.ts";
import {
  addressIdSchema,
  DPE_FIELDS,
  dpeLinesSchema,
  dpeNumberSchema,
  postalCodeSchema,
} from "./schemas.ts";

/** Most DPE of an address: those of a building of flats. */
const MAX_LISTED = 50;

const lines = (query: Record<string, string>): Promise<PublicResult<Dpe[]>> =>
  sharedClient("dpe", () =>
    createClient({
      name: "dpe",
      baseUrl: env().DPE_API_URL,
      schema: dpeLinesSchema.transform(toDpes),
      cache: { ttlMs: HOUR_MS, max: 1_000 },
    }),
  ).get("/lines", { select: DPE_FIELDS, ...query });

/** The DPE of a number, as it is on the document. A number that can't be one is that of none. */
export async function findDpe(number: string): Promise<PublicResult<Dpe>> {
  const parsed = dpeNumberSchema.safeParse(number);
  if (!parsed.success) return NONE;
  const result = await lines({ qs: `numero_dpe:"${parsed.data}"`, size: "1" });
  return mapFound(result, (dpes) => dpes.find((dpe) => dpe.number === parsed.data) ?? null);
}

/** What DPE are looked for by. */
export interface DpePlace {
  /** Key of the Base Adresse Nationale; null or absent where the address was typed by hand. */
  addressId?: string | null;
  postalCode: string;
  street: string;
}

const newestFirst = { sort: "-date_etablissement_dpe", size: String(MAX_LISTED) };

async function listDpesOfAddress(addressId: string | null | undefined) {
  const parsed = addressIdSchema.safeParse(addressId);
  if (!parsed.success) return NONE;
  return lines({ qs: `identifiant_ban:"${parsed.data}"`, ...newestFirst });
}

/** The DPE of an address, newest first; those of its street where the register has none of the address itself. */
export async function listDpesAt({
  addressId,
  postalCode,
  street,
}: DpePlace): Promise<PublicResult<Dpe[]>> {
  const ofAddress = await listDpesOfAddress(addressId);
  if (ofAddress.state !== "none") return ofAddress;
  const parsed = postalCodeSchema.safeParse(postalCode);
  const words = plainWords(street).slice(0, 100);
  if (!parsed.success || words === "") return NONE;
  const query = { qs: `code_postal_ban:"${parsed.data}"`, q: words, q_fields: "adresse_ban" };
  return mapFound(await lines({ ...query, ...newestFirst }), (dpes) => {
    const ofStreet = dpesOfStreet(dpes, words);
    return ofStreet.length === 0 ? null : ofStreet;
  });
}
