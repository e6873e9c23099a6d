import { tickedOutcome } from "@/components/trust/ticked-outcome";
import { formatCount } from "@/lib/kernel/format";
import type { ClaimHolder } from "@/lib/tasks/rules";
import type { LegalField, ListingView } from "@/lib/trust/listings/rules";
import type { CompletionOutcome } from "@/lib/trust/listings/views";
import type { ReviewKind } from "@/lib/trust/review/rules";

/** /trust-manager/quality-control */
export const QUALITY = {
  title: "Annonces à contrôler",
  lead: "Ce que la loi demande à chaque annonce, et ce qui mérite un second regard. Le prix est comparé à la moyenne au m² des annonces du même type dans la commune.",
  tabs: "Annonces à contrôler",
  views: {
    "in-review": "À valider",
    incomplete: "Publiées incomplètes",
    published: "Dernières publiées",
  } satisfies Record<ListingView, string>,
  empty: {
    "in-review": "Aucune annonce n’attend d’être validée",
    incomplete: "Toutes les annonces publiées sont légalement complètes",
    published: "Aucune annonce n’est publiée",
  } satisfies Record<ListingView, string>,
  since: "Publiée le",
  missing: "Mentions légales manquantes",
  fields: {
    energyClass: "Classe énergie (DPE)",
    ghgClass: "Classe climat (GES)",
    energyCost: "Dépenses annuelles d’énergie",
    energyCostYear: "Année de référence des prix de l’énergie",
    coownershipCharges: "Charges annuelles de copropriété",
    coownershipProceedings: "Procédures de la copropriété",
  } satisfies Record<LegalField, string>,
  complete: "Mentions légales complètes",
  completeShort: "Complète",
  missingCount: (count: number) => formatCount(count, "manquante", "manquantes"),
  findingCount: (count: number) => formatCount(count, "point à voir", "points à voir"),
  columns: { listing: "Annonce", state: "Contrôle", action: "Action" },
  details: (title: string) => `Détails de l’annonce ${title}`,
  open: "Voir",
  openNamed: (title: string) => `Voir l’annonce\u00a0: ${title}`,
  tick: (title: string) => `Sélectionner ${title}`,
  completion: {
    title: "Pour les annonces cochées",
    submit: "Demander aux vendeurs de compléter",
    hint: "Chaque vendeur reçoit la liste de ce qui manque à son annonce, une fois par jour au plus. L’annonce reste en ligne.",
    sending: "Envoi…",
    outcome: ({ done, requested, complete, closed, gone, own }: CompletionOutcome) =>
      tickedOutcome(
        {
          ...{ count: done, one: "demande envoyée", other: "demandes envoyées" },
          none: "Aucune demande envoyée",
        },
        [
          {
            count: requested,
            one: "annonce en a déjà eu une aujourd’hui",
            other: "annonces en ont déjà eu une aujourd’hui",
          },
          {
            count: complete,
            one: "annonce n’a plus rien à compléter",
            other: "annonces n’ont plus rien à compléter",
          },
          {
            count: closed,
            one: "annonce ne peut pas être modifiée par son vendeur pour l’instant",
            other: "annonces ne peuvent pas être modifiées par leur vendeur pour l’instant",
          },
          {
            count: gone,
            one: "annonce n’est plus en ligne",
            other: "annonces ne sont plus en ligne",
          },
          { count: own, one: "annonce est la vôtre", other: "annonces sont les vôtres" },
        ],
      ),
  },
  energy: "DPE",
  energyMissing: "Manquant",
  description: "Lire la description",
  queue: {
    lead: "Les nouvelles annonces et les modifications que les vendeurs ont envoyées, de la plus ancienne à la plus récente. Rien n’est publié sans votre accord.",
    filter: "Annonces à valider par nature",
    all: "Toutes",
    plurals: {
      new: "Nouvelles annonces",
      change: "Modifications",
    } satisfies Record<ReviewKind, string>,
    kinds: {
      new: "Nouvelle annonce",
      change: "Modification",
    } satisfies Record<ReviewKind, string>,
    emptyKinds: {
      new: "Aucune nouvelle annonce n’attend d’être validée",
      change: "Aucune modification n’attend d’être validée",
    } satisfies Record<ReviewKind, string>,
    late: "En retard",
    own: "Votre annonce",
    waits: (hours: number) =>
      hours === 0
        ? "Reçue il y a moins d’une heure."
        : `Reçue il y a ${formatCount(hours, "heure", "heures")}.`,
    decideBy: (when: string) => `À décider avant le ${when}.`,
    soldBy: (name: string) => `Vendeur : ${name}.`,
    free: "Personne ne s’en occupe.",
    claims: {
      self: () => "Vous vous en occupez.",
      other: (name: string) => `${name} s’en occupe.`,
      nobody: (name: string) => `${name} ne s’en occupe plus depuis deux heures.`,
    } satisfies Record<ClaimHolder, (name: string) => string>,
    open: "Contrôler",
    openNamed: (title: string) => `Contrôler ${title}`,
    done: {
      published: "L’annonce est validée : elle est en ligne, et son vendeur est prévenu.",
      changed: "Les modifications sont validées, et le vendeur est prévenu.",
      returned: "L’annonce est renvoyée à son vendeur, avec vos remarques.",
    },
  },
} as const;
