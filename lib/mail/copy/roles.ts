import { formatExactPrice, formatInteger } from "../../kernel/format.ts";
import { formatCivilDate } from "../../kernel/format-date.ts";
import type { MailData } from "../kinds.ts";
import { oneLine } from "../rules.ts";
import { greeting, type Letters, minutes, NOT_YOU, withReason } from "./words.ts";

/** What became of what a looper had, each as a fact: what there was none of is left out. */
function leftFacts({ homes, rehosted, cancelled, earnedCents }: MailData["role-left"]) {
  const facts = [
    homes > 0 && { label: "Biens rendus à leurs vendeurs", value: formatInteger(homes) },
    rehosted > 0 && { label: "Visites confiées aux vendeurs", value: formatInteger(rehosted) },
    cancelled > 0 && { label: "Visites annulées", value: formatInteger(cancelled) },
    earnedCents > 0 && {
      label: "Commissions qui vous restent acquises",
      value: formatExactPrice(earnedCents),
    },
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? {} : { facts };
}

/** Mails of roles: asked for, decided, suspended, left, and of what they need. */
export const ROLES_LETTERS: Letters<
  | "role-requested"
  | "role-decided"
  | "role-suspended"
  | "role-left"
  | "looper-paper-ending"
  | "contract-code"
  | "contract-signed"
> = {
  "contract-code": ({ firstName, code, validMinutes, link }) => ({
    subject: "Votre code pour signer le contrat d’agent commercial",
    preview: `Il est valable ${minutes(validMinutes)}.`,
    accent: "mimosa",
    title: "Votre code de signature",
    greeting: greeting(firstName),
    paragraphs: [
      "Voici le code qui confirme votre signature du contrat d’agent commercial. Saisissez-le à la page où vous l’avez demandé, avec votre nom.",
    ],
    facts: [{ label: "Code de signature", value: code }],
    action: { label: "Lire et signer", href: link },
    notes: [
      `Ce code est valable ${minutes(validMinutes)} et ne sert qu’une fois. Ne le donnez à personne, pas même à notre équipe.`,
      `${NOT_YOU} Ignorez ce message : rien n’est signé sans ce code.`,
    ],
  }),

  "contract-signed": ({ firstName, link, fileLink }) => ({
    subject: "Votre contrat d’agent commercial est signé",
    preview: "Votre exemplaire est à télécharger.",
    accent: "leaf",
    title: "Votre contrat est signé",
    greeting: greeting(firstName),
    paragraphs: [
      "Votre contrat d’agent commercial est signé. Téléchargez votre exemplaire et conservez-le. Le rôle est accordé dès que toutes les étapes de votre dossier sont faites et contrôlées.",
    ],
    action: { label: "Télécharger mon exemplaire", href: link },
    otherwise: {
      question: "Où en est mon dossier ?",
      label: "Voir les étapes",
      href: fileLink,
    },
    notes: [],
  }),

  "role-requested": ({ firstName, link }) => ({
    subject: "Votre demande pour devenir Looper",
    preview: "Elle est bien enregistrée : un Trust Manager va l’étudier.",
    accent: "mimosa",
    title: "Votre demande est enregistrée",
    greeting: greeting(firstName),
    paragraphs: [
      "Merci de vouloir faire découvrir votre quartier. Votre demande pour devenir Looper est bien enregistrée : un Trust Manager va l’étudier, et sa réponse vous parviendra par e-mail.",
      "Pour l’aider, complétez votre dossier : numéro RSAC, attestation du titulaire de la carte professionnelle et assurance de responsabilité civile.",
    ],
    action: { label: "Compléter mon dossier", href: link },
    notes: [
      "Jusqu’à sa réponse, aucune visite ni aucun contact ne vous est confié ; vos autres rôles ne changent pas.",
    ],
  }),

  "role-decided": ({ firstName, role, granted, reason, link }) => {
    const label = oneLine(role);
    return granted
      ? {
          subject: `Votre rôle ${label} est activé`,
          preview: "Votre nouvel espace vous attend.",
          accent: "leaf",
          title: `Vous voilà ${label}`,
          greeting: greeting(firstName),
          paragraphs: [
            `Bonne nouvelle : votre demande est acceptée, et votre rôle ${label} est activé. Votre nouvel espace vous attend.`,
          ],
          ...withReason("À noter", reason),
          action: { label: "Ouvrir mon espace", href: link },
          notes: ["Vous passez d’un rôle à l’autre depuis votre profil, sans changer de compte."],
        }
      : {
          subject: `Votre demande pour le rôle ${label}`,
          preview: "Nous n’avons pas pu l’accepter.",
          accent: "tile",
          title: "Votre demande n’est pas acceptée",
          greeting: greeting(firstName),
          paragraphs: [
            `Nous avons étudié votre demande pour le rôle ${label}, et nous n’avons pas pu l’accepter.`,
          ],
          ...withReason("Motif", reason),
          action: { label: "Voir mon dossier", href: link },
          notes: [
            "Vos autres rôles ne changent pas : vous gardez votre compte et tout ce qu’il contient.",
          ],
        };
  },

  "role-suspended": ({ firstName, role, suspended, reason, link }) => {
    const label = oneLine(role);
    return suspended
      ? {
          subject: `Votre rôle ${label} est suspendu`,
          preview: "Voici pourquoi, et comment le retrouver.",
          accent: "tile",
          title: `Votre rôle ${label} est suspendu`,
          greeting: greeting(firstName),
          paragraphs: [
            `Votre rôle ${label} est suspendu : aucune visite ni aucun contact ne vous est confié tant qu’il l’est.`,
            "Dès que votre dossier est de nouveau en règle, un Trust Manager peut rétablir votre rôle.",
          ],
          ...withReason("Motif", reason),
          action: { label: "Mettre mon dossier à jour", href: link },
          notes: ["Vos autres rôles ne changent pas, et ce que vous avez gagné vous reste acquis."],
        }
      : {
          subject: `Votre rôle ${label} est rétabli`,
          preview: "Vous pouvez reprendre vos visites.",
          accent: "leaf",
          title: "Vous pouvez reprendre",
          greeting: greeting(firstName),
          paragraphs: [
            `Votre dossier est en règle, et votre rôle ${label} est rétabli : des visites et des contacts peuvent de nouveau vous être confiés.`,
          ],
          action: { label: "Ouvrir mon espace", href: link },
          notes: ["Pensez à renouveler vos pièces avant leur échéance."],
        };
  },

  "role-left": (data) => ({
    subject: "Vous avez quitté le réseau des Loopers",
    preview: "Voici ce qui a suivi, et ce qui vous reste acquis.",
    accent: "mimosa",
    title: "Vous avez quitté le réseau",
    greeting: greeting(data.firstName),
    paragraphs: [
      "Votre rôle de Looper a pris fin à votre demande. Les vendeurs et les visiteurs concernés sont prévenus.",
      "Ce que vous avez gagné vous reste dû, et votre compte garde vos autres rôles.",
    ],
    ...leftFacts(data),
    action: { label: "Voir mes rôles", href: data.link },
    notes: [
      "Vous pouvez demander à revenir quand vous voulez : vos pièces sont gardées à votre dossier.",
    ],
  }),

  "looper-paper-ending": ({ firstName, paper, expiresOn, link }) => {
    const label = oneLine(paper);
    const until = formatCivilDate(expiresOn);
    return {
      subject: `${label} : à renouveler avant le ${until}`,
      preview: "Sans renouvellement, votre activité s’arrête ce jour-là à minuit.",
      accent: "mimosa",
      title: "Une de vos pièces arrive à échéance",
      greeting: greeting(firstName),
      paragraphs: [
        `Votre pièce « ${label} » est valable jusqu’au ${until} inclus.`,
        "Sans renouvellement, votre activité s’arrête ce jour-là à minuit : plus de créneaux, plus de prospects, et les visites de la semaine suivante sont confiées aux vendeurs, ou annulées.",
      ],
      action: { label: "Renouveler ma pièce", href: link },
      notes: ["Une fois la nouvelle pièce déposée, un Trust Manager la contrôle."],
    };
  },
};
