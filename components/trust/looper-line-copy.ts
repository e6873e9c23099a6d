import { formatCount, formatDecimal, formatInteger } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";

/** What is known about a looper who could take something on. */
export const LOOPER_LINE = {
  km: (km: number) => (km === 0 ? "dans la commune" : `à ${formatInteger(km)}\u00a0km`),
  noPlace: "commune inconnue",
  outside: "hors de son secteur",
  paused: "en pause",
  load: (open: number, capacity: number) =>
    `${formatInteger(open)} sur ${formatCount(capacity, "prospect", "prospects")}`,
  full: "au complet",
  score: (score: number) => `score ${formatDecimal(score)} sur 5`,
  newLooper: "nouveau Looper",
  lastLead: (at: Date) => `dernier prospect le ${formatDate(at)}`,
  noLead: "aucun prospect encore",
} as const;
