import { KIND_NAMES } from "../../../lib/notifications/copy.ts";
import type { Stopped } from "../../../lib/notifications/unsubscribing/rules.ts";

const named = (what: Stopped) =>
  what === "all" ? "de notification" : `« ${KIND_NAMES[what].label} »`;

/** The page where mails are stopped. */
export const STOP_MAILS = {
  title: "Ne plus recevoir ces e-mails",
  lead: (what: Stopped) =>
    `Vous ne recevrez plus d’e-mails ${named(what)}. Ce que vous voyez sur le site ne change pas.`,
  submit: "Arrêter ces e-mails",
  sending: "Un instant…",
  done: "C’est fait : ces e-mails ne vous seront plus envoyés.",
  settings: "Régler toutes mes notifications",
  unknownTitle: "Ce lien est incomplet",
  unknown:
    "Copiez l’adresse de l’e-mail en entier, ou réglez vos notifications depuis vos paramètres.",
} as const;
