import { tickedOutcome } from "@/components/trust/ticked-outcome";
import { formatCount } from "@/lib/kernel/format";
import type { HandOverReason, LeadList } from "@/lib/trust/leads/rules";
import type { LeadsOutcome } from "@/lib/trust/leads/views";

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
    since: "Activité",
    received: "Reçu le",
    action: "Action",
  },
  stale: "À relancer",
  empty: "Aucun prospect dans cette liste",
  noProperty: "Aucun bien associé",
  idle: (days: number) =>
    days === 0 ? "Aujourd’hui" : `Il y a ${formatCount(days, "jour", "jours")}`,
  tick: (name: string) => `Sélectionner ${name}`,
  details: (name: string) => `Détails du prospect ${name}`,
  some: {
    title: "Pour les prospects cochés",
    remind: "Relancer leurs Loopers",
    handOver: "Confier les prospects cochés…",
    pickLooper: "Choisir un Looper",
    reasonHint:
      "Un prospect encore sans Looper est confié à son premier Looper, sans autre raison.",
    send: "Confier ces prospects",
    reminded: (outcome: LeadsOutcome) =>
      tickedOutcome(
        {
          ...{ count: outcome.done, one: "prospect relancé", other: "prospects relancés" },
          none: "Aucun Looper relancé",
        },
        [
          {
            count: outcome.reminded,
            one: "l’a déjà été aujourd’hui",
            other: "l’ont déjà été aujourd’hui",
          },
          {
            count: outcome.moved,
            one: "n’a plus de Looper ou est clos",
            other: "n’ont plus de Looper ou sont clos",
          },
          {
            count: outcome.unfit,
            one: "a un Looper qui n’est plus en activité",
            other: "ont un Looper qui n’est plus en activité",
          },
        ],
      ),
    handedOver: (outcome: LeadsOutcome) =>
      tickedOutcome(
        {
          ...{ count: outcome.done, one: "prospect proposé", other: "prospects proposés" },
          none: "Aucun prospect proposé",
        },
        [
          {
            count: outcome.moved,
            one: "a changé d’étape ou de Looper entre-temps",
            other: "ont changé d’étape ou de Looper entre-temps",
          },
          {
            count: outcome.unfit,
            one: "ne peut pas être confié à ce Looper",
            other: "ne peuvent pas être confiés à ce Looper",
          },
        ],
      ),
  },
  write: (looper: string) => `Écrire à ${looper}`,
  handOver: {
    open: "Confier à un autre Looper",
    openFirst: "Confier à un Looper",
    openShort: "Confier",
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
} as const;
