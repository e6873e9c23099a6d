import { TIME_ZONE, type Zone } from "./time.ts";

/**
 * What follows from where a home lies (decision 0077). A commune's code (INSEE) says where: it begins with its
 * department's.
 */

/** The VAT of services in mainland France, in hundredths of a percent (CGI, article 278). */
export const VAT_BPS = 2_000;

interface Place {
  zone: Zone;
  /** Whose hour it is, in words. */
  clock: string;
  /** Services on a home are taxed where it lies (CGI, article 259 A, 2°). */
  vatBps: number;
}

/** VAT: 8.5 % by article 296 of the CGI, none in Guyane and Mayotte by article 294. */
const OVERSEAS: Readonly<Record<string, Place>> = {
  "971": { zone: "America/Guadeloupe", clock: "heure de Guadeloupe", vatBps: 850 },
  "972": { zone: "America/Martinique", clock: "heure de Martinique", vatBps: 850 },
  "973": { zone: "America/Cayenne", clock: "heure de Guyane", vatBps: 0 },
  "974": { zone: "Indian/Reunion", clock: "heure de La Réunion", vatBps: 850 },
  "976": { zone: "Indian/Mayotte", clock: "heure de Mayotte", vatBps: 0 },
};

/** The zones of overseas departments. */
export const OVERSEAS_ZONES: readonly (readonly [department: string, zone: Zone])[] =
  Object.entries(OVERSEAS).map(([department, { zone }]) => [department, zone]);

const MAINLAND: Place = { zone: TIME_ZONE, clock: "heure de Paris", vatBps: VAT_BPS };

/** Whether a code, of a commune or a postal one, is of an overseas department or territory. */
export const isOverseas = (code: string): boolean => /^9[78]/.test(code);

/** The department that a commune's code begins with: "35", "2A", "974". */
export const departmentOf = (communeCode: string): string =>
  communeCode.slice(0, isOverseas(communeCode) ? 3 : 2);

const placeOf = (communeCode: string): Place => OVERSEAS[departmentOf(communeCode)] ?? MAINLAND;

/** The zone whose calendar and clocks a home of a commune has. */
export const zoneOf = (communeCode: string): Zone => placeOf(communeCode).zone;

/** The VAT of what is done for a home of a commune, in hundredths of a percent. */
export const vatBpsOf = (communeCode: string): number => placeOf(communeCode).vatBps;

/**
 * Whether homes of a commune are under the law that is applied here. Mandate, diagnosis and tax are others in
 * Saint-Pierre-et-Miquelon, Saint-Barthélemy, Saint-Martin and the Pacific: no home there is published.
 */
export const isUnderAppliedLaw = (communeCode: string): boolean =>
  !isOverseas(communeCode) || departmentOf(communeCode) in OVERSEAS;

/** The clock by which times of a home are read, named where a reader has to know whose hour it is. */
export interface HomeClock {
  zone: Zone;
  name: string | null;
}

/** The company's own clock, which needs no name. */
export const PARIS_CLOCK: HomeClock = { zone: TIME_ZONE, name: null };

/** The same, named: for what is read anywhere. */
export const NAMED_PARIS_CLOCK: HomeClock = { zone: TIME_ZONE, name: MAINLAND.clock };

/** The clock of a home, named: for what stays true wherever it is read, a signed paper. */
export function namedClock(communeCode: string): HomeClock {
  const { zone, clock } = placeOf(communeCode);
  return { zone, name: clock };
}

/**
 * The clock of a home. Overseas it is always named, for a page can't know where its reader is; in mainland France where
 * the reader's postal code is of elsewhere.
 */
export function homeClock(communeCode: string, readerPostalCode: string | null = null): HomeClock {
  const clock = namedClock(communeCode);
  const readsElsewhere = readerPostalCode !== null && isOverseas(readerPostalCode);
  return clock.zone === TIME_ZONE && !readsElsewhere ? PARIS_CLOCK : clock;
}
