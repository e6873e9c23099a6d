import { formatCount } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { HandOverReason, LeadList } from "@/lib/trust/leads/rules";

/** /trust-manager/lead-qualification */
export const LEAD_QUALIFICATION = {
  title: "Prospects des Loopers",
  lead: "Les prospects de tous les Loopers, et ceux qui n’en ont pas encore. Ceux qui n’ont pas bougé depuis 7 jours viennent en premier : une relance suffit souvent.",
  tabs: "Prospects par état",
  views: {
    open: "En cours",
    free: "Sans Looper",
    offered: "À accepter",
    accepted: "À contacter",
    contacted: "Contactés",
    qualified: "Visite faite",
    appointment: "Rendez-vous",
    mandate: "Mandat signé",
    won: "Gagnés",
    lost: "Clos",
  } satisfies Record<LeadList, string>,
  table: "Liste des prospects",
  columns: {
    name: "Prospect",
    state: "État",
    since: "Dernière activité",
    property: "Bien",
    action: "Action",
  },
  stale: "À relancer",
  empty: "Aucun prospect dans cette liste",
  noProperty: "Aucun bien associé",
  came: (since: Date) => `Reçu le ${formatDate(since)}`,
  idle: (days: number) =>
    days === 0
      ? "Modifié aujourd’hui"
      : `Sans changement depuis ${formatCount(days, "jour", "jours")}`,
  write: (looper: string) => `Écrire à ${looper}`,
  handOver: {
    open: "Confier à un autre Looper",
    openFirst: "Confier à un Looper",
    title: (name: string) => `Confier le prospect ${name}`,
    lead: "Les dix Loopers en activité les plus proches du bien ou, s’il n’a pas de lieu, du Looper actuel.",
    about: "Le prospect",
    held: (looper: string) => `Suivi par ${looper}`,
    offered: (looper: string) => `Proposé à ${looper}, qui ne l’a pas encore accepté`,
    free: "Sans Looper",
    nobody: "Aucun autre Looper n’est en activité : appelez ou écrivez vous-même.",
    decided: "Ce prospect est clos : il n’est plus à confier.",
    noteFirst:
      "Il a quatre heures ouvrées pour accepter\u00a0; il reçoit alors les coordonnées, l’adresse du bien et l’estimation.",
    note: "Il a quatre heures ouvrées pour accepter, et reprend le prospect depuis le début.",
    looper: "À qui",
    reason: "Raison",
    pick: "Choisir une raison",
    reasons: {
      first: "Premier Looper de ce prospect",
      silent: "Le Looper ne répond pas",
      absent: "Le Looper est absent",
      person: "À la demande du prospect",
      nearer: "Un Looper plus proche du bien",
    } satisfies Record<HandOverReason, string>,
    submit: "Confier ce prospect",
    sending: "Enregistrement…",
    done: "Le prospect est proposé à ce Looper, qui en est averti.",
  },
  remind: (looper: string) => `Relancer ${looper}`,
} as const;
