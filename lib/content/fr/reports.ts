import type { ReportOutcome, ReportReason } from "../../reports/rules.ts";

/** The reasons for a report, as the form and the team read them. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  not_for_sale: "Le bien n’est pas, ou n’est plus, à vendre",
  misleading: "La description est trompeuse",
  wrong_price: "Le prix ou les honoraires sont inexacts",
  wrong_location: "L’emplacement est inexact",
  pictures: "Les images ne correspondent pas ou sont reprises sans droit",
  discrimination: "Le texte est discriminatoire ou injurieux",
  personal_data: "Des données personnelles sont publiées",
  fraud: "Je soupçonne une escroquerie",
  duplicate: "L’annonce existe déjà sur le site",
  other: "Une autre raison",
};

export const REPORT_OUTCOME_LABELS: Record<ReportOutcome, string> = {
  withdrawn: "L’annonce est retirée",
  unfounded: "Aucun manquement constaté",
  settled_before: "Le problème était déjà réglé",
  forwarded: "Le dossier est transmis à l’autorité compétente",
};

/** /bien/{id}/signaler */
export const REPORT_FORM = {
  title: "Signaler une annonce",
  lead: "Dites-nous ce qui ne va pas. L’équipe lit chaque signalement et décide de la suite ; le vendeur ne sait pas qui l’a envoyé.",
  about: "Annonce concernée",
  reference: (reference: string) => `Référence ${reference}`,
  reason: "Ce qui ne va pas",
  pickReason: "Choisissez une raison",
  text: "Précisions",
  textHint:
    "Ce que vous avez constaté, et où : à remplir si vous choisissez « Une autre raison ». 2 000 caractères au plus, sans données personnelles.",
  email: "Votre adresse e-mail",
  emailHint:
    "Pour recevoir un accusé de réception, puis notre décision. Sans adresse, votre signalement reste anonyme.",
  signedIn: (email: string) =>
    `L’accusé de réception et notre décision vous seront envoyés à ${email}.`,
  withoutScripts:
    "La vérification contre les robots demande JavaScript. Sans lui, connectez-vous pour envoyer ce formulaire.",
  login: "Se connecter",
  submit: "Envoyer le signalement",
  sending: "Envoi…",
  back: "Retour à l’annonce",
  privacy: "Ce que nous faisons de vos données",
  done: {
    title: "Votre signalement est enregistré",
    text: "L’équipe va l’examiner. Si vous avez laissé une adresse, un accusé de réception part à l’instant, et notre décision suivra.",
  },
  captchaLoading: "La vérification arrive…",
  captchaFailed: "La vérification n’a pas pu être chargée.",
  retry: "Réessayer",
  errors: {
    reason: "Choisissez une raison dans la liste",
    textMissing: "Précisez votre raison",
    textLength: "2 000 caractères au plus",
    captcha: "Terminez d’abord la vérification, juste au-dessus du bouton",
    outcome: "Choisissez une conclusion dans la liste",
  },
} as const;

/** /trust-manager/reports */
export const REPORTS = {
  title: "Signalements",
  lead: "Ce que des visiteurs signalent dans les annonces. Prenez un signalement en charge, vérifiez, puis concluez : la personne qui l’a envoyé reçoit votre conclusion. Le vendeur ne sait jamais qui elle est.",
  tabs: "Signalements par état",
  views: { open: "À traiter", closed: "Conclus" },
  statuses: { open: "À prendre en charge", claimed: "En cours d’examen", closed: "Conclu" },
  empty: {
    open: "Aucun signalement en attente",
    closed: "Aucun signalement conclu",
  },
  reason: "Motif",
  text: "Précisions",
  noText: "Aucune précision",
  received: "Reçu le",
  reporter: "Envoyé par",
  anonymous: "Une personne sans compte, sans adresse",
  visitor: (email: string) => `Une personne sans compte, ${email}`,
  listing: "Annonce",
  seller: "Vendeur",
  claimedBy: "Pris en charge par",
  claimedOn: (date: string, name: string) => `${name}, le ${date}`,
  outcome: "Conclusion",
  closedOn: (date: string) => `Le ${date}`,
  claim: "Prendre en charge",
  release: "Rendre à l’équipe",
  close: "Conclure",
  closeTitle: "Conclure ce signalement",
  pickOutcome: "Choisissez une conclusion",
  withdrawHint:
    "Retirer l’annonce la dépublie aussitôt, annule les visites et les offres en attente, et prévient le vendeur du motif.",
  working: "Enregistrement…",
  own: "Cette annonce est la vôtre : une autre personne de l’équipe doit examiner ce signalement.",
  done: {
    claim: "Le signalement est pris en charge.",
    release: "Le signalement est rendu à l’équipe.",
    close: "Le signalement est conclu.",
    late: "Quelqu’un a déjà changé l’état de ce signalement, ou de l’annonce : voici où il en est.",
  },
} as const;
