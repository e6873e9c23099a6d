import { oneLine } from "../rules.ts";
import { greeting, type Letters, withReason } from "./words.ts";

/** Mails of roles: asked for, decided, suspended. */
export const ROLES_LETTERS: Letters<"role-requested" | "role-decided" | "role-suspended"> = {
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
};
