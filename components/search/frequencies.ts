import { ALERT_FREQUENCIES, type AlertFrequency } from "@/lib/buying/saved-searches/frequencies";

/** How often an alert is sent, in words. */
export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: "Tout de suite",
  daily: "Une fois par jour, à 8\u00a0h",
  weekly: "Le lundi à 8\u00a0h",
};

/** The choices of a form. */
export const FREQUENCIES = ALERT_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
}));
