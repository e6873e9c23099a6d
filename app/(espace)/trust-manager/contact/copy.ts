import { CONTACT_CLOSING_LABELS } from "@/lib/contact/copy";
import type { ContactClosing, ContactStatus } from "@/lib/contact/rules";
import type { ContactMeanwhile } from "@/lib/contact/views";
import { ofName } from "@/lib/kernel/elision";
import { formatDateTime } from "@/lib/kernel/format-date";

const STATUSES: Record<ContactStatus, string> = {
  open: "À répondre",
  answered: "Répondues",
  closed: "Closes",
};

/** /trust-manager/contact */
export const REQUESTS = {
  title: "Demandes reçues",
  lead: "Ce qu’on écrit à l’équipe. Chaque demande porte l’heure à laquelle la réponse est promise.",
  tabs: "Demandes par état",
  views: STATUSES,
  empty: {
    open: "Aucune demande n’attend de réponse",
    answered: "Aucune demande répondue",
    closed: "Aucune demande close",
  } satisfies Record<ContactStatus, string>,
  emptyTexts: {
    open: "Celles qui arrivent apparaissent ici d’elles-mêmes.",
    answered: "Une demande y passe dès que l’équipe répond, et n’attend plus rien.",
    closed: "Les demandes closes sans réponse sont rangées ici, avec leur motif.",
  } satisfies Record<ContactStatus, string>,
  due: (when: string) => `À répondre avant ${when}`,
  late: (when: string) => `En retard depuis ${when}`,
  last: (when: string) => `Dernier message ${when}`,
  account: "Avec un compte",
  visitor: "Sans compte",
  team: (excerpt: string) => `L’équipe : ${excerpt}`,
  closedAs: (reason: ContactClosing) => CONTACT_CLOSING_LABELS[reason],
  noText: "Textes effacés",
  back: "Toutes les demandes",
  done: {
    answered: "La réponse est envoyée.",
    closed: "La demande est close.",
  },
  file: {
    title: (name: string) => `Demande ${ofName(name)}`,
    topic: "Sujet",
    from: "De",
    email: "Adresse e-mail",
    received: "Reçue",
    dueLabel: "Réponse attendue",
    listing: "Annonce",
    visit: "Visite",
    visitOn: (when: string) => `Visite ${when}`,
    journal: "Journal de ce compte",
    messages: "Messages échangés",
    answer: "Votre réponse",
    answerHint: (how: "account" | "mail") =>
      how === "account"
        ? "Signée « L’équipe Loopimmo ». La personne la lit dans ses messages."
        : "Signée « L’équipe Loopimmo ». La personne la reçoit par e-mail.",
    send: "Envoyer la réponse",
    sending: "Envoi…",
    close: "Clore sans répondre",
    closeText: "La personne n’en est pas avertie. Si elle écrit de nouveau, la demande se rouvre.",
    reason: "Motif",
    pickReason: "Choisissez un motif",
    confirmClose: "Clore la demande",
    own: "Vous avez écrit cette demande : une autre personne de l’équipe doit y répondre.",
    closedOn: (when: string, by: string | null, reason: ContactClosing) =>
      `Close ${when}${by === null ? "" : ` par ${by}`} : ${CONTACT_CLOSING_LABELS[reason]}.`,
    erased: "La personne a supprimé son compte : ses messages sont effacés.",
    meanwhile: {
      title: "La demande a changé pendant que vous écriviez",
      again:
        "Rien n’est parti. Relisez l’échange ci-dessus : envoyé encore une fois, ce que vous avez écrit part à sa suite.",
      closeAgain: "Rien n’a été clos. Relisez l’échange ci-dessus, puis recommencez s’il le faut.",
      closedAgain: "Rien n’est parti. La demande se rouvre si la personne écrit de nouveau.",
    },
  },
} as const;

/** What somebody did meanwhile, in a sentence. */
export function meanwhileText({ what, by, at }: ContactMeanwhile): string {
  const when = formatDateTime(at);
  switch (what) {
    case "answered":
      return by === null
        ? `Vous y avez répondu depuis une autre page, ${when}.`
        : `${by} y a répondu, ${when}.`;
    case "closed":
      return by === null
        ? `Vous l’avez close depuis une autre page, ${when}.`
        : `${by} l’a close, ${when}.`;
    case "wrote":
      return `La personne a écrit de nouveau, ${when}.`;
  }
}

/** What a form of the team shows once nothing of it was done. */
export interface MeanwhileNotice {
  text: string;
  isClosed: boolean;
}
