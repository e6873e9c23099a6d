import { ROLE_NAMES } from "@/lib/content/role-names";
import { CLAIMS } from "../../lib/content/claims.ts";
import { formatPercent, formatPrice } from "../../lib/kernel/format.ts";
import type { Role } from "../../lib/kernel/roles.ts";
import { LOOPER_PAY } from "../../lib/pricing/rules.ts";

/** What a role is, to a person who holds it or may ask for it. */
interface RoleCopy {
  /** The role's name wherever it is listed. */
  label: string;
  /** What the person does with it. */
  title: string;
  description: string;
  /** The most telling first: some screens show three. */
  benefits: readonly string[];
  requirements: readonly string[];
  /** The name of its part of the site. */
  space: string;
}

const VISIT_PAY = formatPrice(LOOPER_PAY.perVisitCents);
const SIGNATURE_SHARE = formatPercent(LOOPER_PAY.signatureRateBps / 100);

export const ROLE_COPY: Record<Role, RoleCopy> = {
  buyer: {
    label: ROLE_NAMES.buyer,
    title: "Je cherche un bien",
    description:
      "Cherchez, visitez et négociez sans intermédiaire à payer : l’achat ne vous coûte aucun honoraire.",
    benefits: [...CLAIMS.buyers],
    requirements: ["Un compte à l’adresse confirmée"],
    space: "Espace Acheteur",
  },
  seller: {
    label: ROLE_NAMES.seller,
    title: "Je vends un bien",
    description:
      "Vendez au forfait : un montant fixe selon le prix du bien, dû seulement quand la vente est conclue.",
    benefits: [
      `Un forfait ${CLAIMS.packagesInApp}, à la place d’une commission d’agence`,
      "Un Looper qui connaît la rue et reçoit les acheteurs",
      "Les vues, les favoris et les offres de chaque bien, jour par jour",
      "Rien à payer avant la conclusion de la vente",
    ],
    requirements: [
      "Être propriétaire du bien, ou mandaté pour le vendre",
      "Un diagnostic de performance énergétique avant la publication",
    ],
    space: "Espace Vendeur",
  },
  ambassador: {
    label: ROLE_NAMES.ambassador,
    title: "Je fais visiter mon quartier",
    description:
      "Aidez vos voisins à vendre, organisez les visites et soyez rémunéré, aux heures qui vous conviennent.",
    benefits: [
      `${VISIT_PAY} par visite organisée`,
      `${SIGNATURE_SHARE} des honoraires à la signature`,
      "Une formation gratuite, d’environ deux heures",
      "Une assurance de responsabilité civile professionnelle prise en charge",
    ],
    requirements: [
      "Être inscrit au registre spécial des agents commerciaux (RSAC)",
      "Disposer d’une attestation d’habilitation et d’une assurance en cours de validité",
      "Réussir le questionnaire de fin de formation",
      "Pouvoir donner au moins 4 heures par semaine",
    ],
    space: "Espace Looper",
  },
  trust_manager: {
    label: ROLE_NAMES.trust_manager,
    title: "Je vérifie et j’accompagne",
    description:
      "Contrôlez les annonces, les pièces et les Loopers : c’est un rôle interne, attribué par l’équipe.",
    benefits: [
      "Une file de travail unique, du contrôle d’annonce au rendez-vous chez le notaire",
      "Un journal de tout ce qui a été fait, par qui et quand",
      "Les demandes de Loopers à examiner, pièces à l’appui",
    ],
    requirements: [
      "Faire partie de l’équipe",
      "Un mot de passe d’au moins 12 caractères et une application d’authentification",
    ],
    space: "Espace Trust Manager",
  },
};
