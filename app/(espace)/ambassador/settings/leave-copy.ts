import { formatCount, formatExactPrice } from "@/lib/kernel/format";
import type { LeavingView } from "@/lib/looper/leaving/views";

/** What leaving the network does to what a looper has: what there is none of is left out. */
export function leavingFacts({ homes, visits, openLeads, earnedCents }: LeavingView): string[] {
  return [
    homes > 0 &&
      formatCount(
        homes,
        "bien que vous suivez est rendu à son vendeur, qui en est prévenu.",
        "biens que vous suivez sont rendus à leurs vendeurs, qui en sont prévenus.",
      ),
    visits > 0 &&
      formatCount(
        visits,
        "visite à venir est confiée au vendeur, ou annulée s’il n’est pas libre.",
        "visites à venir sont confiées aux vendeurs, ou annulées quand ils ne sont pas libres.",
      ),
    openLeads > 0 &&
      formatCount(
        openLeads,
        "prospect en cours passe à un autre Looper ou à l’équipe.",
        "prospects en cours passent à d’autres Loopers ou à l’équipe.",
      ),
    earnedCents > 0 &&
      `${formatExactPrice(earnedCents)} de commissions inscrites à votre compte vous restent acquis.`,
  ].filter((fact) => fact !== false);
}

/** The end of the settings: leaving the network. */
export const LEAVE = {
  title: "Quitter le réseau",
  text: "Votre rôle de Looper prend fin aussitôt. Votre compte et vos autres rôles ne changent pas, et vous pouvez demander à revenir quand vous voulez.",
  requestTitle: "Retirer ma demande",
  requestText:
    "Votre demande de devenir Looper n’est plus étudiée. Vous pouvez la refaire quand vous voulez.",
  open: "Quitter le réseau…",
  requestOpen: "Retirer ma demande…",
  follows: "Ce qui suit",
  nothing: "Aucun bien, aucune visite ni aucun prospect n’est à rendre.",
  zone: "Votre secteur et vos pauses sont effacés. Vos pièces restent à votre dossier.",
  unclosed: (count: number) =>
    count === 1
      ? "Une visite passée n’est pas clôturée par son code : si elle a eu lieu, clôturez-la avant de partir pour en être payé."
      : `${formatCount(count, "visite passée n’est pas clôturée", "visites passées ne sont pas clôturées")} par leur code : clôturez avant de partir celles qui ont eu lieu, pour en être payé.`,
  sale: "Une offre est acceptée pour un bien que vous suivez : vous pourrez quitter le réseau une fois l’acte signé, ou si la vente n’aboutit pas. Le vendeur compte sur vous jusque-là, et votre part de la vente vous est due à l’acte.",
  submit: "Quitter définitivement le réseau",
  requestSubmit: "Retirer définitivement ma demande",
  sending: "Un instant…",
} as const;
