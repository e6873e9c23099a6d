import { LEGAL_GAPS, type ListingGap, PHOTO_GAPS } from "../../content/listing-gaps.ts";
import { wantingPaper } from "../../content/paper-names.ts";
import { ofName } from "../../kernel/elision.ts";
import { capitalised, formatCount, formatPrice, joinWords } from "../../kernel/format.ts";
import { formatCivilDate } from "../../kernel/format-date.ts";
import { entrustedHome } from "../../routes/entrusted-home.ts";
import { estimateRoutes } from "../../routes/estimates.ts";
import { routes } from "../../routes/public.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { taskRoute } from "../../routes/tasks.ts";
import type { EventData, NotificationEvent } from "../events.ts";
import { motive, type NotificationTexts, person, quoted, short } from "./words.ts";

type OtherEvent = Exclude<
  NotificationEvent,
  | `visit.${string}`
  | `offer.${string}`
  | `sale.${string}`
  | `quote.${string}`
  | `lead.${string}`
  | `commission.${string}`
  | `statement.${string}`
  | `payout.${string}`
>;
type AlertItem = EventData["alert.found"]["items"][number];

/** Listings of an alert, and points of a listing, that are named: the others are counted. */
const NAMED_ITEMS = 5;
const NAMED_POINTS = 8;

function alertLine({ what, title, priceCents, fromCents }: AlertItem): string {
  const price = formatPrice(priceCents);
  switch (what) {
    case "published":
      return `Nouveau : ${quoted(title)}, ${price}.`;
    case "price_dropped":
      return fromCents === null
        ? `Prix en baisse : ${quoted(title)}, ${price}.`
        : `Prix en baisse : ${quoted(title)}, ${price} au lieu de ${formatPrice(fromCents)}.`;
    case "back_on_market":
      return `De retour sur le marché : ${quoted(title)}, ${price}.`;
    case "slot_opened":
      return `Nouveaux créneaux de visite : ${quoted(title)}, ${price}.`;
  }
}

/** The figures of a week that are not nought. */
function weekFigures({ views, favorites, contacts, visits }: EventData["market.week"]): string {
  const figures = [
    [views, "vue", "vues"],
    [favorites, "mise en favori", "mises en favori"],
    [contacts, "prise de contact", "prises de contact"],
    [visits, "visite", "visites"],
  ] as const;
  return figures
    .filter(([count]) => count > 0)
    .map(([count, one, other]) => formatCount(count, one, other))
    .join(", ");
}

/** What a message is about, and what comes with it, where there is either. */
function aboutMessage(title: string | null, attachments: number): string[] {
  const count =
    attachments === 0 ? null : `avec ${formatCount(attachments, "pièce jointe", "pièces jointes")}`;
  if (title === null) return count === null ? [] : [`A${count.slice(1)}.`];
  return [`À propos de ${[quoted(title), count].filter(Boolean).join(", ")}.`];
}

/** The words of those of some gaps that a record names, in its order. */
const gapWords = (words: Readonly<Record<string, string>>, gaps: readonly ListingGap[]): string[] =>
  Object.entries(words)
    .filter(([each]) => gaps.some((gap) => gap === each))
    .map(([, word]) => word);

/** Of messages, alerts, papers, listings and a listing's week. */
export const OTHER_TEXTS: NotificationTexts<OtherEvent> = {
  "message.received": ({ conversationId, name, title, excerpt, attachments }) => ({
    title: `Message ${ofName(person(name))}`,
    lines: [...aboutMessage(title, attachments), `« ${short(excerpt, 200)} »`],
    action: {
      label: "Lire et répondre",
      path: spaceRoutes.inbox(spaceRoutes.messages, { conversation: conversationId }),
    },
  }),

  "contact.answered": ({ conversationId, topic, excerpt }) => ({
    title: "Réponse de notre équipe",
    lines: [`Votre demande\u00a0: ${topic}.`, `«\u00a0${short(excerpt, 200)}\u00a0»`],
    action: {
      label: "Lire et répondre",
      path: spaceRoutes.inbox(spaceRoutes.messages, { conversation: conversationId }),
    },
  }),

  "alert.found": ({ search, items, more }) => {
    const [only] = items;
    const rest = items.length - NAMED_ITEMS + more;
    return {
      title: `${formatCount(items.length + more, "nouveauté", "nouveautés")} pour ${quoted(search)}`,
      lines: [
        ...items.slice(0, NAMED_ITEMS).map(alertLine),
        ...(rest > 0 ? [`Et ${formatCount(rest, "autre", "autres")} dans votre espace.`] : []),
      ],
      action:
        only && items.length === 1 && more === 0
          ? { label: "Voir l’annonce", path: routes.listing(only.listingId) }
          : { label: "Voir mes recherches", path: spaceRoutes.buyer.search },
    };
  },

  "estimate.figure": ({ estimateId, where, range, formerCents }) => ({
    title: `Nouvelle estimation\u00a0: ${where}`,
    lines:
      range === null
        ? [
            "Trop peu de ventes comparables ont été publiées cette fois\u00a0: nous ne donnons pas de chiffre.",
          ]
        : [
            `De ${formatPrice(range.lowCents)} à ${formatPrice(range.highCents)}, valeur centrale ${formatPrice(range.centreCents)}.`,
            ...(formerCents === null ? [] : [`La précédente donnait ${formatPrice(formerCents)}.`]),
          ],
    action: { label: "Voir l’estimation", path: estimateRoutes.result(estimateId) },
  }),

  "quality.to-correct": ({ propertyId, visitId, title, points, note, correctOn, viewpoint }) => ({
    title:
      visitId === null
        ? `Annonce à corriger : ${quoted(title)}`
        : `Visite à reprendre : ${quoted(title)}`,
    lines: [
      `${points.slice(0, NAMED_POINTS).join(" ; ")}. « ${short(note, 300)} »`,
      `À corriger jusqu’au ${formatCivilDate(correctOn)} inclus : l’équipe regarde de nouveau ensuite.`,
    ],
    action:
      visitId !== null
        ? { label: "Voir la visite", path: spaceRoutes.visit(visitId) }
        : viewpoint === "seller"
          ? { label: "Voir mon bien", path: spaceRoutes.ownProperty(propertyId) }
          : { label: "Voir le bien", path: entrustedHome(propertyId) },
  }),

  "looper-request.received": ({ name }) => ({
    title: `${person(name)} vous demande de suivre son bien`,
    lines: ["Acceptez ou déclinez cette demande : le vendeur attend votre réponse."],
    action: { label: "Répondre à la demande", path: spaceRoutes.ambassador.leads },
  }),

  "looper-request.answered": ({ revisionId, name, accepted }) => ({
    title: accepted
      ? `${person(name)} accepte de suivre votre bien`
      : `${person(name)} ne peut pas suivre votre bien`,
    lines: [
      accepted
        ? "Votre Looper ouvrira ses créneaux de visite et recevra les visiteurs."
        : "Vous pouvez demander à un autre Looper, ou vendre sans.",
    ],
    action: {
      label: accepted ? "Voir mon annonce" : "Choisir qui reçoit",
      path: spaceRoutes.chooseLooper(revisionId),
    },
  }),

  "looper-request.ended": ({ name, title }) => ({
    title: title === null ? "Vous ne suivez plus un bien" : `Vous ne suivez plus ${quoted(title)}`,
    lines: [
      `${person(name)} a mis fin à votre suivi. Les visites déjà prévues avec vous sont maintenues, et payées.`,
    ],
    action: { label: "Voir mes biens", path: spaceRoutes.ambassador.properties },
  }),

  "looper-charge.left": ({ propertyId, name, title, rehosted, cancelled }) => {
    const home = title === null ? "votre bien" : quoted(title);
    const visits = [
      [rehosted, "visite prévue vous est confiée", "visites prévues vous sont confiées"],
      [cancelled, "visite est annulée", "visites sont annulées"],
    ] as const;
    const follows = visits
      .filter(([count]) => count > 0)
      .map(([count, one, other]) => formatCount(count, one, other))
      .join(", ");
    return {
      title: `${name === null ? "Votre Looper" : person(name)} ne suit plus votre bien`,
      lines: [
        follows === ""
          ? `Vous recevez vous-même les visiteurs de ${home}.`
          : `Vous recevez vous-même les visiteurs de ${home} : ${follows}.`,
        "Vous pouvez choisir un autre Looper en modifiant votre annonce.",
      ],
      action: {
        label: "Voir mon bien",
        path:
          propertyId === null ? spaceRoutes.seller.properties : spaceRoutes.ownProperty(propertyId),
      },
    };
  },

  "looper-paper.ending": ({ what, expiresOn }) => ({
    title: `${short(what)} : à renouveler`,
    lines: [
      `Valable jusqu’au ${formatCivilDate(expiresOn)} inclus. Sans renouvellement, votre activité s’arrête ce jour-là à minuit.`,
    ],
    action: { label: "Renouveler ma pièce", path: spaceRoutes.ambassador.onboarding },
  }),

  "looper-papers.reminded": ({ papers }) => ({
    title: "Votre dossier de Looper est à compléter",
    lines: [`${capitalised(joinWords(papers.map(wantingPaper)))}.`],
    action: { label: "Compléter mon dossier", path: spaceRoutes.ambassador.onboarding },
  }),

  "document.decided": ({ what, outcome, reason, path }) => ({
    title: `${short(what)} : ${short(outcome)}`,
    lines: [
      reason === null
        ? "L’équipe a examiné votre dossier."
        : `L’équipe a examiné votre dossier. ${motive(reason)}`,
    ],
    action: { label: "Ouvrir mon dossier", path },
  }),

  "listing.confirm": ({ title, until }) => ({
    title: `Toujours à vendre ? ${quoted(title)}`,
    lines: [
      `Sans réponse de votre part avant le ${formatCivilDate(until)}, l’annonce sera mise en pause.`,
    ],
    action: { label: "Ouvrir mes biens", path: spaceRoutes.seller.properties },
  }),

  "listing.paused": ({ title }) => ({
    title: `Annonce en pause : ${quoted(title)}`,
    lines: [
      "Sa disponibilité n’a pas été confirmée depuis 14 jours. Un clic suffit pour la remettre en ligne.",
    ],
    action: { label: "Ouvrir mes biens", path: spaceRoutes.seller.properties },
  }),

  "paper.checked": ({ what, endsOn }) => ({
    title: `Pièce contrôlée : ${short(what)}`,
    lines: [
      endsOn === null
        ? "Elle est en règle dans votre dossier de Looper."
        : `Elle est en règle dans votre dossier de Looper, jusqu’au ${formatCivilDate(endsOn)}.`,
    ],
    action: { label: "Voir mon dossier", path: spaceRoutes.ambassador.onboarding },
  }),

  "paper.returned": ({ what, reason }) => ({
    title: `Pièce à corriger : ${short(what)}`,
    lines: [`${reason} Remettez-la depuis votre dossier.`],
    action: { label: "Ouvrir mon dossier", path: spaceRoutes.ambassador.onboarding },
  }),

  "training.decided": ({ title, reason }) => ({
    title:
      reason === null
        ? `Formation validée : ${quoted(title)}`
        : `Formation à corriger : ${quoted(title)}`,
    lines: [
      reason === null
        ? "L’équipe a contrôlé son justificatif. Ses heures comptent dans votre formation continue."
        : `L’équipe ne peut pas encore la compter. ${motive(reason)}`,
    ],
    action: {
      label: "Voir ma formation continue",
      path: spaceRoutes.ambassador.continuingTraining,
    },
  }),

  "task.handed-on": ({ kind, subjectId, what, name, note }) => ({
    title: `${person(name)} vous confie une tâche : ${short(what)}`,
    lines: [motive(note)],
    action: { label: "Voir la tâche", path: taskRoute(kind, subjectId) },
  }),

  "document.shared": ({ name, what }) => ({
    title: `${person(name)} partage un document avec vous`,
    lines: [
      `${short(what)} : vous pouvez l’ouvrir tant que le partage dure. Chaque consultation est visible par son propriétaire.`,
    ],
    action: { label: "Voir le document", path: spaceRoutes.sharedDocuments },
  }),

  "document.expiring": ({ what, expiresOn, path }) => ({
    title: `${short(what)} : à renouveler`,
    lines: [`Ce document est valable jusqu’au ${formatCivilDate(expiresOn)} inclus.`],
    action: { label: "Voir mes documents", path },
  }),

  "listing.published": ({ listingId, title }) => ({
    title: "Votre annonce est en ligne",
    lines: [`L’équipe a validé ${quoted(title)}. Les acheteurs la trouvent dès maintenant.`],
    action: { label: "Voir l’annonce", path: routes.listing(listingId) },
  }),

  "listing.changed": ({ title }) => ({
    title: "Vos modifications sont validées",
    lines: [
      `L’équipe a validé les modifications de ${quoted(title)}. L’annonce les montre désormais.`,
    ],
    action: { label: "Voir mes biens", path: spaceRoutes.seller.properties },
  }),

  "listing.returned": ({ revisionId, title, isPublished, points }) => {
    const rest = points.length - NAMED_POINTS;
    return {
      title: "Votre annonce est à compléter",
      lines: [
        isPublished
          ? `L’équipe a relu les modifications de ${quoted(title)}. L’annonce reste en ligne telle qu’elle était. Voici ce qui est à revoir.`
          : `L’équipe a relu ${quoted(title)}. Voici ce qui est à revoir avant la publication.`,
        ...points.slice(0, NAMED_POINTS),
        ...(rest > 0 ? [`Et ${formatCount(rest, "autre point", "autres points")}.`] : []),
      ],
      action: { label: "Reprendre l’annonce", path: spaceRoutes.editListing(revisionId) },
    };
  },

  "listing.to-complete": ({ listingId, title, gaps }) => {
    const legal = gapWords(LEGAL_GAPS, gaps);
    const photos = gapWords(PHOTO_GAPS, gaps);
    return {
      title: `Annonce à compléter\u00a0: ${quoted(title)}`,
      lines: [
        ...(legal.length > 0 ? [`La loi demande d’y indiquer ${joinWords(legal)}.`] : []),
        ...(photos.length > 0 ? [`Photos\u00a0: ${joinWords(photos)}.`] : []),
      ],
      action: { label: "Compléter l’annonce", path: spaceRoutes.ownProperty(listingId) },
    };
  },

  "market.week": (week) => ({
    title: `La semaine de ${quoted(week.title)}`,
    lines: [`Du lundi au dimanche : ${weekFigures(week)}.`],
    action: { label: "Voir les statistiques", path: spaceRoutes.seller.analytics },
  }),
};
