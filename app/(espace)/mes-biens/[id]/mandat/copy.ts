import { noticeOf } from "@/components/space/notice";
import { ofName } from "@/lib/kernel/elision";
import { formatExactPrice, formatPrice, formatVatRate, joinWords } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatMoment } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import type { Zone } from "@/lib/kernel/time";
import type { WrittenText } from "@/lib/mandate-signing/undrawn-texts";
import type { PaperKind, PartyKind } from "@/lib/mandates/parties";
import { MANDATE_WITHDRAWAL_DAYS } from "@/lib/mandates/rules";

/** /mes-biens/{id}/mandat */
export const MANDATE = {
  metaTitle: (title: string) => `Mandat, ${title}`,
  title: "Mandat de vente",
  lead: (title: string, city: string) => `${title}, ${city}`,
  back: "Mes biens",
  goOn: "Continuer mon annonce",
  trial: {
    title: "Document de démonstration",
    text: "Ce bien est une démonstration, ou l’éditeur de ce site n’est pas encore identifié : les documents portent la mention « Démonstration » et n’engagent personne.",
  },
  unknownPublisher: {
    title: "Signature indisponible",
    text: "L’identité légale de l’éditeur du site n’est pas renseignée : aucun mandat ne peut être signé pour l’instant.",
  },
  closed: "Ce bien n’est plus à vendre ou est sous offre : aucun mandat ne peut être signé.",
  undrawn: {
    title: "À corriger avant de signer",
    texts: {
      name: "Votre nom",
      sellerAddress: "Votre adresse",
      parties: "Les personnes qui vendent avec vous",
      title: "Le titre de l’annonce",
      address: "L’adresse du bien",
      lot: "Le lot ou la porte",
    } satisfies Record<WrittenText, string>,
    profile: "Ouvrir mon profil",
  },
  uncovered: {
    title: "Votre mandat est à signer de nouveau",
    text: "Signez ci-dessous un nouveau mandat : il remplace celui qui est en vigueur, avec un nouveau numéro et un nouveau délai de rétractation. Si vous vous êtes trompé, corrigez plutôt l’annonce ou votre nom.",
  },
  essentials: {
    title: "L’essentiel du mandat",
    points: [
      "Sans exclusivité : vous restez libre de vendre par vous-même ou avec un autre intermédiaire.",
      "Honoraires fixes, à votre charge, dus seulement si la vente se conclut. Rien n’est à payer avant.",
      "Douze mois au plus, sans reconduction. Après trois mois, vous y mettez fin quand vous voulez, quinze jours à l’avance, par lettre recommandée.",
      `${MANDATE_WITHDRAWAL_DAYS}\u00a0jours pour changer d’avis après la signature, sans motif ni frais.`,
      "Un changement de prix se signe par un avenant, qui fixe aussi le forfait.",
    ],
    preview: "Lire le projet de mandat (PDF)",
  },
  price: "Prix du mandat",
  tier: "Forfait",
  feeIncluding: "Honoraires TTC",
  feeHint: (excluding: number, vat: number, vatBps: number) =>
    vatBps === 0
      ? "TVA non applicable, article 294 du code général des impôts"
      : `${formatExactPrice(excluding)} hors taxes, ${formatExactPrice(vat)} de TVA à ${formatVatRate(vatBps)}`,
  due: "Échéance",
  dueText: "À la conclusion de la vente",
  amount: formatPrice,
  joint: {
    signers: "Qui signe",
    you: "Vous, en dernier",
    signedAt: (at: Date, { zone }: HomeClock) => `Signé le ${formatDate(at, zone)}`,
    waiting: "En attente",
    lead: (until: Date, clock: HomeClock) =>
      `Chaque signataire a reçu un lien par e-mail. Le document peut être signé jusqu’au ${formatMoment(until, clock)}. Si le bien, le prix ou les personnes qui vendent changent d’ici là, tout est à signer de nouveau.`,
    again: "Renvoyer le lien à ceux qui n’ont pas signé",
    ready: "Tous les autres ont signé : il ne manque que vous.",
    code: "Recevoir mon code",
    cancel: "Abandonner ce document",
    cancelHint: "Les liens envoyés ne serviront plus, et les signatures déjà données tombent.",
    cancelling: "Abandon…",
    sending: "Envoi…",
  },
  owners: {
    title: "Qui vend",
    lead: "Le mandat nomme toutes les personnes qui vendent. Chacune signe avec sa propre adresse e-mail, sans avoir besoin d’un compte.",
    you: "Vous",
    kinds: {
      person: "Copropriétaire du bien",
      company: "Société",
      spouse: "Conjoint non propriétaire",
    } satisfies Record<PartyKind, string>,
    represented: (name: string) => `Représentée par ${name}`,
    remove: "Retirer",
    removeName: (name: string) => ` ${name}`,
    removing: "Retrait…",
    add: "Ajouter une personne qui vend avec moi",
    kind: "Qui est-ce ?",
    name: "Nom complet, ou nom de la société",
    nameHint: "Comme sur la pièce d’identité, ou sur l’extrait Kbis.",
    representative: "Qui signe pour la société ?",
    representativeHint: "Prénom et nom ; pour une société seulement.",
    email: "Adresse e-mail",
    emailHint: "Le lien pour signer, puis le code, y sont envoyés.",
    address: "Adresse postale",
    submit: "Ajouter",
    sending: "Ajout…",
    spouse:
      "Le logement de la famille ne se vend pas sans l’accord du conjoint, même s’il n’en est pas propriétaire : ajoutez-le si c’est votre cas (article 215 du code civil).",
    selling: {
      alone: "Je vends au nom d’une société",
      together: "Je vends au nom d’une société, ou je décide pour tous",
    },
    company: "Nom de la société au nom de laquelle vous vendez",
    companyHint: "Laissez vide si vous êtes vous-même propriétaire.",
    companyAddress: "Adresse de son siège",
    decides: "Les autres me donnent pouvoir de décider pour tous",
    decidesHint:
      "Prix, acceptation d’une offre, retrait de la vente : votre seul code suffit. Sans ce pouvoir, chacun signe. L’accord d’un conjoint reste nécessaire pour le prix et pour une offre.",
    save: "Enregistrer",
    saving: "Enregistrement…",
    decidesForAll: "Vous décidez pour tous",
    decideTogether: "Chaque décision se signe à plusieurs",
    warning:
      "Un mandat est en vigueur : si vous changez les personnes qui vendent, il sera à signer de nouveau par tous.",
    pending: "Un document attend des signatures : si vous changez les personnes, il est abandonné.",
  },
  request: {
    title: "Signer le mandat",
    again: "Signer un nouveau mandat",
    steps: "Étape 1 sur 2",
    text: "Nous figeons le document tel qu’il est aujourd’hui et nous vous envoyons un code par e-mail. Vous signez ensuite avec votre nom et ce code.",
    submit: "Recevoir mon code",
    sending: "Envoi du code…",
    jointText:
      "Nous figeons le document tel qu’il est aujourd’hui et nous envoyons un lien à chaque signataire. Vous signez en dernier, une fois que tous les autres l’ont fait.",
    jointSubmit: "Envoyer à signer",
    jointSending: "Envoi des liens…",
  },
  sign: {
    titles: {
      mandate: "Signer le mandat",
      amendment: "Signer l’avenant",
      acceptance: "Accepter l’offre, ensemble",
      withdrawal: "Retirer le bien de la vente, ensemble",
      diffusion: "Autoriser la diffusion de l’annonce",
    } satisfies Record<PaperKind, string>,
    steps: "Étape 2 sur 2",
    offer: (buyer: string, cents: number) => `Offre ${ofName(buyer)}, à ${formatPrice(cents)}.`,
    portals: (portals: readonly string[]) =>
      `Ce document autorise la diffusion de l’annonce sur ${joinWords([...portals])}.`,
    preview: "Lire le document à signer (PDF)",
    name: "Votre nom, comme sur votre compte",
    express: "Je demande expressément que l’annonce soit publiée dès sa validation",
    expressHint: `Facultatif. Sans cette demande, l’annonce n’est publiée qu’après les ${MANDATE_WITHDRAWAL_DAYS}\u00a0jours de rétractation. Avec elle, vous gardez le droit de vous rétracter : l’annonce est alors retirée du site, et vous ne devez rien.`,
    expressOnline: "Je demande expressément que l’annonce reste en ligne dès maintenant",
    expressOnlineHint: `Votre annonce est en ligne : sans cette demande, mettez-la d’abord en pause. Vous gardez le droit de vous rétracter pendant ${MANDATE_WITHDRAWAL_DAYS}\u00a0jours : l’annonce est alors retirée du site, et vous ne devez rien.`,
    submit: {
      mandate: "Signer le mandat",
      amendment: "Signer l’avenant",
      acceptance: "Signer et accepter l’offre",
      withdrawal: "Signer et retirer le bien",
      diffusion: "Signer l’avenant",
    } satisfies Record<PaperKind, string>,
    sending: "Signature…",
    again: "Recevoir un nouveau code",
    againLead:
      "Pas de message ? Vérifiez les indésirables, ou demandez un autre code : le premier ne servira plus.",
  },
  signed: {
    title: (number: number) => `Mandat n°\u00a0${number}`,
    ended: "Terminé",
    inForce: "En vigueur",
    signedOn: "Signé le",
    endedOn: "Terminé le",
    day: formatDate,
    term: "Se termine au plus tard le",
    withdrawal: "Rétractation possible jusqu’au",
    express: "Publication avant ce jour",
    expressYes: (at: Date, zone: Zone) => `Demandée expressément le ${formatDate(at, zone)}`,
    expressNo: "Non demandée : l’annonce est publiée ensuite",
    civil: formatCivilDate,
    file: "Mandat signé (PDF)",
    evidence: "Dossier de preuve (PDF)",
    evidenceHint:
      "Le dossier de preuve dit qui a signé, quand et comment, avec les empreintes de ce qui a été signé.",
    noFile: "Ce mandat n’a pas été signé sur le site : il n’y a pas de fichier à télécharger.",
    form: "Le formulaire de rétractation est joint au PDF, à la dernière page.",
    amendments: "Avenants",
    amendment: (position: number, price: number, signedOn: string) =>
      `Avenant n°\u00a0${position} : ${formatPrice(price)}, signé le ${signedOn}`,
    amendmentEvidence: (position: number) => `Dossier de preuve de l’avenant n° ${position} (PDF)`,
    amendmentFile: (position: number) => `Avenant n°\u00a0${position} (PDF)`,
  },
  amend: {
    title: "Changer le prix",
    text: "Un avenant fixe le nouveau prix, le forfait et les honoraires du barème. Vous le signez et l’envoyez à notre équipe en une seule fois.",
    proposed: (price: number, signed: number) =>
      `Votre annonce modifiée demande ${formatPrice(price)}, et votre mandat est signé à ${formatPrice(signed)}\u00a0: signez l’avenant au nouveau prix.`,
    action: "Changer le prix",
  },
  withdraw: {
    title: "Me rétracter",
    label: "Me rétracter du mandat",
    lead: (until: string) =>
      `Vous pouvez vous rétracter sans motif ni frais jusqu’au ${formatCivilDate(until)} inclus.`,
    warning:
      "Le mandat prend fin aussitôt. Si l’annonce est en ligne, elle est retirée du site : les visites et les offres en attente s’arrêtent, et chacun est prévenu. Une offre déjà acceptée vous engage toujours envers son acheteur.",
    submit: "Confirmer ma rétractation",
    sending: "Enregistrement…",
  },
  diffusion: {
    title: "Diffusion sur d’autres sites",
    none: "Aucun portail n’est relié à Loopimmo pour l’instant : votre annonce ne quitte pas le site.",
    example: "Une annonce de démonstration n’est jamais transmise à un portail.",
    term: (portals: readonly string[]) =>
      `J’autorise la diffusion de mon annonce sur ${joinWords([...portals])}`,
    termHint:
      "Facultatif, sans frais, et inscrit au mandat que vous signez. L’annonce y paraît une fois publiée, avec l’adresse telle que vous choisissez de la montrer. Vous retirez cette autorisation quand vous voulez.",
    offer: (portals: readonly string[]) =>
      `Votre annonce peut aussi paraître sur ${joinWords([...portals])}, sans frais. Un avenant l’autorise : vous le signez par code, et vous retirez l’autorisation quand vous voulez.`,
    offerJoint: (portals: readonly string[]) =>
      `Votre annonce peut aussi paraître sur ${joinWords([...portals])}, sans frais. Un avenant l’autorise : tous les propriétaires le signent, vous en dernier. Vous retirez l’autorisation quand vous voulez.`,
    given: (portals: readonly string[], on: string) =>
      `Le ${on}, vous avez autorisé la diffusion de votre annonce sur ${joinWords([...portals])}.`,
    unnamed: (portals: readonly string[]) =>
      `${joinWords([...portals])} n’y figure${portals.length > 1 ? "nt" : ""} pas\u00a0: rien n’y est transmis sans un nouvel avenant.`,
    unlinked: (portals: readonly string[]) =>
      `${joinWords([...portals])} ${portals.length > 1 ? "ne sont plus reliés" : "n’est plus relié"} au site\u00a0: rien n’y est plus transmis.`,
    submit: "Signer l’avenant de diffusion",
    sending: "Envoi du code…",
    jointSending: "Envoi des liens…",
    status: "Où en est la diffusion",
    withdraw: "Retirer l’autorisation",
    withdrawHint:
      "C’est immédiat et sans signature : l’annonce n’est plus dans les fichiers transmis ensuite. Chaque portail la retire quand il lit le suivant.",
    withdrawing: "Retrait…",
  },
  parties: "Mandants",
  decisions: "Décisions signées",
  decision: {
    acceptance: (on: string) => `Acceptation d’une offre, signée le ${on}`,
    withdrawal: (on: string) => `Retrait de la vente, signé le ${on}`,
    diffusion: (on: string) => `Avenant de diffusion, signé le ${on}`,
  },
  decisionFile: "Document (PDF)",
  decisionEvidence: "Dossier de preuve (PDF)",
  former: "Mandats précédents",
} as const;

const NOTICES: Record<string, string> = {
  "code-envoye": "Le code est envoyé. Lisez le document, puis signez-le ci-dessous.",
  "liens-envoyes":
    "Les liens sont envoyés. Vous signerez en dernier : nous vous écrivons dès que tous les autres l’ont fait.",
  abandonne: "Le document est abandonné : plus personne ne peut le signer.",
  vendeurs: "C’est enregistré. Le prochain mandat nommera ces personnes.",
  "mandat-signe":
    "Le mandat est signé et inscrit au registre. Votre exemplaire est aussi dans votre messagerie.",
  "diffusion-signee":
    "La diffusion est autorisée : l’annonce est transmise avec le prochain envoi, dans l’heure si elle est en ligne.",
  "diffusion-retiree":
    "L’autorisation est retirée : l’annonce quitte le prochain fichier de chaque portail, écrit dans la minute.",
  retractation: "Votre rétractation est enregistrée. Un message vous en donne la preuve.",
};

/** What just became of a mandate, as its address says; null where it says nothing that we know. */
export const mandateNotice = (state: unknown) =>
  noticeOf(state, NOTICES, "mandate", "signature", "revision", "offer", "listing", "diffusion");
