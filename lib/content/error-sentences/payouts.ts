import type { SentencesOf } from "./sentence.ts";

/** The sentences of a looper's ledger, statements and payments. */
export const PAYOUT_ERRORS: SentencesOf<
  "commission" | "statement" | "contest" | "payout" | "batch"
> = {
  "commission.not-found": {
    title: "Ligne introuvable",
    detail: "Cette ligne de commission n’existe pas, ou elle ne vous concerne pas.",
  },
  "commission.reversed": {
    title: "Ligne déjà régularisée",
    detail: "Cette ligne a été régularisée entre-temps : sa page montre la ligne qui l’annule.",
  },
  "commission.is-reversal": {
    title: "Régularisation définitive",
    detail:
      "Une régularisation ne se régularise pas. Contactez le Looper si le montant versé doit être complété.",
  },
  "commission.contested": {
    title: "Contestation en attente",
    detail: "Le Looper conteste cette ligne : répondez d’abord à sa contestation.",
  },
  "commission.own": {
    title: "Vos propres commissions",
    detail: "Une autre personne de l’équipe doit décider de ce qui vous est versé.",
  },
  "statement.not-found": {
    title: "Relevé introuvable",
    detail: "Ce relevé n’existe pas, ou il ne vous concerne pas.",
  },
  "statement.issued": {
    title: "Relevé déjà émis",
    detail:
      "Ce relevé est émis et porte un numéro : il n’est plus modifiable. Une erreur se corrige par une régularisation.",
  },
  "statement.over": {
    title: "Délai de contestation passé",
    detail: "Les cinq jours pour contester ce projet sont passés.",
  },
  "statement.line-left": {
    title: "Ligne déjà retirée",
    detail: "Cette ligne n’est plus sur ce projet de relevé : elle a été contestée entre-temps.",
  },
  "contest.not-found": {
    title: "Contestation introuvable",
    detail: "Cette contestation n’existe pas.",
  },
  "contest.decided": {
    title: "Contestation déjà traitée",
    detail:
      "Une autre personne de l’équipe a répondu à cette contestation entre-temps : sa réponse est affichée.",
  },
  "payout.not-found": {
    title: "Versement introuvable",
    detail: "Ce versement n’existe pas dans ce lot.",
  },
  "payout.recorded": {
    title: "Versement déjà enregistré",
    detail: "Le résultat de ce versement est déjà enregistré.",
  },
  "payout.demo": {
    title: "Compte de démonstration",
    detail: "Un compte de démonstration ne reçoit aucun versement.",
  },
  "payout.account-changed": {
    title: "Compte bancaire modifié",
    detail:
      "Un Looper de ce lot a changé de compte bancaire depuis sa préparation. Annulez ce lot, puis préparez-en un nouveau.",
  },
  "batch.not-found": {
    title: "Lot introuvable",
    detail: "Ce lot de versements n’existe pas.",
  },
  "batch.moved": {
    title: "Lot déjà traité",
    detail: "Ce lot a été approuvé, annulé ou transmis entre-temps : sa page montre où il en est.",
  },
  "batch.empty": {
    title: "Rien à verser",
    detail: "Aucun des Loopers choisis n’a de relevé à payer sur un compte bancaire utilisable.",
  },
  "batch.second-person": {
    title: "Une seconde personne doit approuver",
    detail:
      "Ce lot dépasse 1 000 € : une autre personne que celle qui l’a préparé doit l’approuver.",
  },
  "batch.no-account": {
    title: "Compte émetteur absent",
    detail:
      "Le compte bancaire qui paie n’est pas configuré (PUBLISHER_IBAN) : aucun fichier ne peut être préparé.",
  },
};
