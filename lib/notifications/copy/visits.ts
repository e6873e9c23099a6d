import { VISIT_CANCEL_LABELS } from "../../content/visit-reasons.ts";
import { formatCount } from "../../kernel/format.ts";
import { formatDateTime, formatTime, withClock } from "../../kernel/format-date.ts";
import { routes } from "../../routes/public.ts";
import { spaceRoutes } from "../../routes/space.ts";
import type { EventData, NotificationEvent } from "../events.ts";
import { motive, type NotificationText, type NotificationTexts, person, quoted } from "./words.ts";

type VisitEvent = Extract<NotificationEvent, `visit.${string}`>;
const see = (visitId: string, label = "Voir la visite") => ({
  label,
  path: spaceRoutes.visit(visitId),
});

type Rehosted = EventData["visit.rehosted"];

/** That the seller receives instead of the looper, to each of the three. */
const REHOSTED: Record<Rehosted["viewpoint"], (news: Rehosted) => NotificationText> = {
  buyer: ({ name, title, startsAt, clock, agreed, visitId }) =>
    agreed
      ? {
          title: `Visite maintenue : ${formatDateTime(startsAt, clock)}`,
          lines: [
            `Le Looper ne peut plus vous recevoir : ${person(name)}, qui vend ${quoted(title)}, vous fait visiter à sa place.`,
            "L’horaire et votre code d’arrivée ne changent pas.",
          ],
          action: see(visitId),
        }
      : {
          title: `Visite demandée : ${formatDateTime(startsAt, clock)}`,
          lines: [
            `Le Looper ne peut plus vous recevoir : ${person(name)}, qui vend ${quoted(title)}, répond à votre demande à sa place.`,
            "L’horaire demandé ne change pas.",
          ],
          action: see(visitId),
        },
  seller: ({ name, title, startsAt, clock, agreed, visitId }) =>
    agreed
      ? {
          title: `Vous recevez une visite : ${formatDateTime(startsAt, clock)}`,
          lines: [
            `Votre Looper ne peut plus recevoir : vous accueillez ${person(name)} pour la visite de ${quoted(title)}.`,
            "Un empêchement ? Proposez un autre horaire, ou annulez, depuis la page de la visite.",
          ],
          action: see(visitId),
        }
      : {
          title: `Visite à confirmer : ${formatDateTime(startsAt, clock)}`,
          lines: [
            `Votre Looper ne peut plus recevoir : c’est à vous de répondre à ${person(name)}, qui souhaite visiter ${quoted(title)}.`,
            "Confirmez ce créneau ou proposez-en un autre : sans réponse, la demande s’annule à l’heure prévue.",
          ],
          action: see(visitId, "Répondre à la demande"),
        },
  ambassador: ({ name, title, startsAt, clock }) => ({
    title: `Visite confiée au vendeur : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `Vous n’accueillez plus ${person(name)} pour la visite de ${quoted(title)} : le vendeur s’en charge.`,
    ],
    action: { label: "Voir mes visites", path: spaceRoutes.visits },
  }),
};

type Reassigned = EventData["visit.reassigned"];

/** That the team has somebody else receive, to each of those whom it concerns. */
const REASSIGNED: Record<Reassigned["part"], (news: Reassigned) => NotificationText> = {
  visitor: ({ name, title, startsAt, clock, agreed, byLooper, visitId }) => ({
    title: `${agreed ? "Visite maintenue" : "Visite demandée"} : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `${person(name)}, ${byLooper ? "Looper" : "propriétaire du bien"}, ${
        agreed
          ? `vous fait visiter ${quoted(title)}`
          : `répond à votre demande de visite de ${quoted(title)}`
      } à la place de la personne prévue.`,
      agreed
        ? "L’horaire et votre code d’arrivée ne changent pas."
        : "L’horaire demandé ne change pas.",
    ],
    action: see(visitId),
  }),
  host: ({ name, title, startsAt, clock, agreed, visitId }) => ({
    title: `${agreed ? "Vous recevez une visite" : "Visite à confirmer"} : ${formatDateTime(startsAt, clock)}`,
    lines: [
      agreed
        ? `L’équipe Loopimmo vous confie la visite de ${quoted(title)} : vous accueillez ${person(name)}.`
        : `L’équipe Loopimmo vous confie la demande de ${person(name)}, qui souhaite visiter ${quoted(title)}.`,
      agreed
        ? "Un empêchement ? Proposez un autre horaire, ou annulez, depuis la page de la visite."
        : "Confirmez ce créneau ou proposez-en un autre : sans réponse, la demande s’annule à l’heure prévue.",
    ],
    action: see(visitId, agreed ? "Voir la visite" : "Répondre à la demande"),
  }),
  former: ({ name, title, startsAt, clock }) => ({
    title: `Visite confiée à une autre personne : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `Vous n’accueillez plus ${person(name)} pour la visite de ${quoted(title)} : l’équipe Loopimmo l’a confiée à une autre personne.`,
    ],
    action: { label: "Voir mes visites", path: spaceRoutes.visits },
  }),
  seller: ({ name, title, startsAt, clock, visitId }) => ({
    title: `Une autre personne reçoit pour vous : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `L’équipe Loopimmo a confié à ${person(name)}, Looper, la visite de ${quoted(title)}. L’horaire ne change pas.`,
    ],
    action: see(visitId),
  }),
};

/** Of visits: the host sees "votre bien", the visitor sees the listing's title. */
export const VISIT_TEXTS: NotificationTexts<VisitEvent> = {
  "visit.requested": ({ name, title, startsAt, clock, visitId }) => ({
    title: `Visite demandée : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `${person(name)} souhaite visiter ${quoted(title)}.`,
      "Confirmez ce créneau ou proposez-en un autre : sans réponse, la demande s’annule à l’heure prévue.",
    ],
    action: see(visitId, "Répondre à la demande"),
  }),

  "visit.confirmed": ({ name, title, startsAt, clock, visitId }) => ({
    title: `Visite confirmée : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `Votre rendez-vous avec ${person(name)} pour ${quoted(title)} est confirmé.`,
      "L’adresse exacte et le numéro à joindre vous attendent sur la page de la visite.",
    ],
    action: see(visitId),
  }),

  "visit.proposed": ({ name, title, startsAt, clock, proposedAt, visitId }) => ({
    title: `Autre créneau proposé : ${formatDateTime(proposedAt, clock)}`,
    lines: [
      `${person(name)} vous propose ce moment pour la visite de ${quoted(title)}, à la place du ${formatDateTime(startsAt, clock)}.`,
    ],
    action: see(visitId, "Accepter ou refuser"),
  }),

  "visit.declined": ({ name, title, startsAt, clock, visitId }) => ({
    title: "Votre proposition de créneau est refusée",
    lines: [
      `${person(name)} ne peut pas déplacer la visite de ${quoted(title)} au moment proposé.`,
      `La visite reste prévue ${formatDateTime(startsAt, clock)}.`,
    ],
    action: see(visitId),
  }),

  "visit.moved": ({ name, title, startsAt, clock, visitId }) => ({
    title: `Visite déplacée : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `La visite de ${quoted(title)} avec ${person(name)} a changé d’horaire.`,
      "Le rendez-vous de votre agenda se met à jour avec l’invitation jointe à l’e-mail.",
    ],
    action: see(visitId),
  }),

  "visit.cancelled": ({ name, title, startsAt, clock, reason, visitId, listingId }) => ({
    title: `Visite annulée : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `La visite de ${quoted(title)} avec ${person(name)} n’aura pas lieu.`,
      motive(VISIT_CANCEL_LABELS[reason]),
    ],
    action:
      listingId === undefined
        ? see(visitId, "Voir la visite")
        : { label: "Choisir un autre créneau", path: routes.bookSlot(listingId) },
  }),

  "visit.rehosted": (news) => REHOSTED[news.viewpoint](news),

  "visit.reassigned": (news) => REASSIGNED[news.part](news),

  "visit.unlocked": ({ name, title, visitId }) => ({
    title: "Vous pouvez de nouveau saisir le code",
    lines: [
      `L’équipe Loopimmo a débloqué l’arrivée de ${person(name)} pour la visite de ${quoted(title)}.`,
      "Saisissez les six chiffres affichés sur la page de sa visite : la visite est alors enregistrée.",
    ],
    action: see(visitId, "Saisir le code"),
  }),

  "visit.held": ({ name, title, startsAt, clock, visitId }) => ({
    title: `Visite maintenue : ${formatDateTime(startsAt, clock)}`,
    lines: [
      `L’annonce ${quoted(title)} est en pause, mais votre rendez-vous avec ${person(name)} a bien lieu.`,
      "Vous n’avez rien à faire. Un empêchement ? Prévenez depuis la page de la visite.",
    ],
    action: see(visitId),
  }),

  "visit.lapsed": ({ title, viewpoint, startsAt, clock, visitId }) => ({
    title: "Demande de visite restée sans réponse",
    lines: [
      `La visite de ${quoted(title)}, demandée pour ${formatDateTime(startsAt, clock)}, n’a pas été confirmée à temps.`,
      viewpoint === "buyer"
        ? "Un autre créneau peut être choisi depuis l’annonce."
        : "Le créneau demandé est de nouveau libre.",
    ],
    action: see(visitId, "Voir la visite"),
  }),

  "visit.reminder-day": ({ name, title, viewpoint, startsAt, clock, visitId }) => ({
    title: `Rappel : visite ${formatDateTime(startsAt, clock)}`,
    lines: [
      viewpoint === "buyer"
        ? `Vous avez rendez-vous avec ${person(name)} pour ${quoted(title)}.`
        : `Vous recevez ${person(name)} pour la visite de ${quoted(title)}.`,
      "Un empêchement ? Prévenez dès maintenant, un autre moment se trouve plus facilement.",
    ],
    action: see(visitId),
  }),

  "visit.reminder-hours": ({ name, title, viewpoint, startsAt, clock, visitId }) => ({
    title: `C’est bientôt : visite à ${withClock(formatTime(startsAt, clock.zone), clock)}`,
    lines:
      viewpoint === "buyer"
        ? [`${person(name)} vous attend pour la visite de ${quoted(title)}.`]
        : [
            `Vous recevez ${person(name)} pour la visite de ${quoted(title)}.`,
            "À son arrivée, demandez-lui son code à six chiffres et saisissez-le sur la page de la visite.",
          ],
    action: see(visitId),
  }),

  "visit.feedback-requested": ({ title, visitId }) => ({
    title: "Votre avis sur la visite",
    lines: [`Vous avez visité ${quoted(title)}. Une note et quelques mots aideront le vendeur.`],
    action: see(visitId, "Donner mon avis"),
  }),

  "visit.asked": ({ title, startsAt, clock, visitId }) => ({
    title: "La visite a-t-elle eu lieu ?",
    lines: [
      `Visite de ${quoted(title)}, ${formatDateTime(startsAt, clock)}.`,
      "Nous vérifions chaque semaine quelques visites. Répondez par oui ou par non.",
    ],
    action: { label: "Répondre", path: spaceRoutes.visitForm(visitId, "question") },
  }),

  "visit.feedback-given": ({ name, title, rating, visitId }) => ({
    title: `Un avis sur votre visite : ${formatCount(rating, "étoile", "étoiles")} sur 5`,
    lines: [`${person(name)} a donné son avis après la visite de ${quoted(title)}.`],
    action: see(visitId, "Lire l’avis"),
  }),
};
