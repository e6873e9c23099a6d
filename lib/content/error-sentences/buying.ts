import type { SentencesOf } from "./sentence.ts";

/** The sentences of searches, favourites, reports and loopers. */
export const BUYING_ERRORS: SentencesOf<
  | "saved-search"
  | "scenario"
  | "shortlist"
  | "favorite"
  | "report"
  | "task"
  | "lead"
  | "looper"
  | "looper-request"
> = {
  "saved-search.not-found": {
    title: "Recherche introuvable",
    detail: "Cette recherche enregistrée n’existe plus. Rechargez la page.",
  },
  "saved-search.too-many": {
    title: "Trop de recherches enregistrées",
    detail:
      "Vous avez déjà vingt recherches enregistrées. Supprimez-en une pour enregistrer celle-ci.",
  },
  "scenario.not-found": {
    title: "Simulation introuvable",
    detail: "Cette simulation n’existe plus. Rechargez la page.",
  },
  "scenario.too-many": {
    title: "Trop de simulations",
    detail: "Vous avez déjà vingt simulations. Supprimez-en une pour enregistrer celle-ci.",
  },
  "shortlist.spent": {
    title: "Invitation expirée",
    detail:
      "Cette invitation n’est plus valable\u00a0: elle a servi, a été annulée ou a expiré. Demandez-en une nouvelle.",
  },
  "shortlist.taken": {
    title: "Sélection déjà partagée",
    detail:
      "L’un de vous deux partage déjà sa sélection avec quelqu’un. Il faut d’abord quitter ce partage.",
  },
  "shortlist.own": {
    title: "Votre propre invitation",
    detail:
      "Cette invitation est la vôtre\u00a0: envoyez le lien à la personne avec qui vous cherchez.",
  },
  "favorite.not-found": {
    title: "Favori introuvable",
    detail: "Ce bien n’est plus dans vos favoris. Rechargez la page.",
  },
  "report.not-found": {
    title: "Signalement introuvable",
    detail: "Ce signalement n’existe pas.",
  },
  "report.moved": {
    title: "Signalement déjà mis à jour",
    detail:
      "Ce signalement, ou l’annonce, a changé d’état entre-temps. Rechargez la page pour voir où il en est.",
  },
  "task.not-found": {
    title: "Tâche introuvable",
    detail: "Cette tâche n’attend pas, ou quelqu’un vient de la régler.",
  },
  "task.claimed": {
    title: "Tâche déjà prise",
    detail: "Quelqu’un s’en occupe déjà. Rechargez la page pour voir qui.",
  },
  "task.not-yours": {
    title: "Tâche suivie par quelqu’un d’autre",
    detail: "Vous ne suivez plus cette tâche. Rechargez la page pour voir qui s’en occupe.",
  },
  "task.no-manager": {
    title: "Personne introuvable dans l’équipe",
    detail: "Choisissez une autre personne de l’équipe : celle-ci n’en fait pas partie.",
  },
  "lead.not-found": {
    title: "Prospect introuvable",
    detail: "Ce prospect n’existe pas, ou il est suivi par quelqu’un d’autre.",
  },
  "lead.request-not-found": {
    title: "Demande introuvable",
    detail: "Cette demande d’accompagnement n’existe pas, ou son lien est incomplet.",
  },
  "lead.request-settled": {
    title: "Demande déjà menée à bien",
    detail:
      "Un mandat est signé, ou le bien est vendu\u00a0: cette demande ne se retire plus. Le mandat se suit depuis votre espace.",
  },
  "looper.not-in-force": {
    title: "Looper indisponible",
    detail: "Choisissez un autre Looper en activité : celui-ci ne peut pas reprendre ce prospect.",
  },
  "lead.moved": {
    title: "Prospect déjà mis à jour",
    detail:
      "Ce prospect a changé d’étape ou de Looper entre-temps. Rechargez la page pour voir où il en est.",
  },
  "lead.reminded": {
    title: "Looper déjà relancé",
    detail: "Ce Looper a déjà été relancé aujourd’hui pour ce prospect.",
  },
  "lead.taken": {
    title: "Prospect suivi par quelqu’un d’autre",
    detail: "Ce prospect est passé à un autre Looper, ou à l’équipe.",
  },
  "lead.expired": {
    title: "Délai dépassé",
    detail:
      "Les quatre heures ouvrées pour accepter ce prospect sont passées\u00a0: il va être proposé à quelqu’un d’autre.",
  },
  "looper.pause-not-found": {
    title: "Pause introuvable",
    detail: "Cette pause n’existe pas, ou elle a déjà été retirée.",
  },
  "looper.pauses-full": {
    title: "Trop de pauses",
    detail: "Vous avez déjà vingt pauses à venir : retirez-en une avant d’en ajouter.",
  },
  "looper.paper-not-found": {
    title: "Pièce introuvable",
    detail: "Cette pièce n’existe pas, ou n’est plus dans le dossier.",
  },
  "looper.paper-unchanged": {
    title: "Document déjà contrôlé",
    detail:
      "Ce document est déjà dans votre dossier, contrôlé\u00a0: un changement demande un document plus récent.",
  },
  "looper.paper-decided": {
    title: "Pièce déjà contrôlée",
    detail: "Quelqu’un d’autre a déjà décidé de cette pièce\u00a0: rien n’a été changé.",
  },
  "looper.paper-replaced": {
    title: "Pièce remplacée",
    detail: "Le Looper a envoyé un autre document entre-temps\u00a0: contrôlez celui-là.",
  },
  "looper.paper-ended": {
    title: "Pièce échue",
    detail: "Cette pièce n’est plus en cours de validité\u00a0: renvoyez-la avec ce motif.",
  },
  "looper.papers-in-order": {
    title: "Rien à fournir",
    detail:
      "Ce Looper n’a aucune pièce à fournir : elles sont en règle, ou à contrôler par l’équipe.",
  },
  "looper.papers-reminded": {
    title: "Looper déjà relancé",
    detail: "Les pièces à fournir ont déjà été rappelées à ce Looper aujourd’hui.",
  },
  "looper.company-ceased": {
    title: "Activité cessée",
    detail:
      "L’annuaire des entreprises indique que l’activité de ce numéro a cessé\u00a0: il ne permet pas d’exercer.",
  },
  "looper.rsac-taken": {
    title: "Numéro RSAC déjà utilisé",
    detail:
      "Ce numéro RSAC est celui d’un autre Looper\u00a0: rien n’est enregistré. Vérifiez celui de votre immatriculation.",
  },
  "looper.quiz-over": {
    title: "Questionnaire déjà corrigé",
    detail:
      "Ce questionnaire a déjà été corrigé, ou le suivant n’est pas encore ouvert. Rechargez la page pour voir où vous en êtes.",
  },
  "looper.rsac-unchecked": {
    title: "Numéro RSAC à contrôler",
    detail:
      "La demande d’attestation se prépare une fois le numéro RSAC contrôlé par un Trust Manager.",
  },
  "looper.not-trained": {
    title: "Pas encore d’attestation",
    detail: "L’attestation se télécharge une fois le questionnaire de la formation réussi.",
  },
  "looper.training-not-found": {
    title: "Formation introuvable",
    detail: "Cette formation n’existe pas, ou son Looper l’a retirée.",
  },
  "looper.training-decided": {
    title: "Formation déjà contrôlée",
    detail:
      "Quelqu’un a décidé de cette formation entre-temps : rien n’a été changé. Rechargez la page.",
  },
  "looper.training-proof-used": {
    title: "Justificatif déjà utilisé",
    detail: "Ce document justifie déjà une autre formation. Joignez celui de cette formation.",
  },
  "looper.suspended": {
    title: "Activité suspendue",
    detail:
      "Une de vos pièces manque ou n’est plus valable : mettez-la à jour dans vos réglages de Looper.",
  },
  "looper.demo": {
    title: "Compte de démonstration",
    detail: "Ce compte est partagé : il ne peut pas quitter le réseau.",
  },
  "looper.home-under-offer": {
    title: "Offre acceptée",
    detail:
      "Une offre est acceptée pour ce bien : son vendeur compte sur vous jusqu’à l’acte. Vous pourrez le quitter si la vente n’aboutit pas.",
  },
  "looper.sale-in-progress": {
    title: "Vente en cours",
    detail:
      "Une offre est acceptée pour un bien que vous suivez : vous pourrez quitter le réseau une fois l’acte signé, ou si la vente n’aboutit pas.",
  },
  "looper-request.not-found": {
    title: "Demande introuvable",
    detail: "Cette demande n’existe pas, ou elle ne vous concerne pas.",
  },
  "looper-request.moved": {
    title: "Demande déjà traitée",
    detail: "Cette demande a reçu une réponse ou a été retirée entre-temps. Rechargez la page.",
  },
  "looper-request.pending": {
    title: "Demande déjà envoyée",
    detail:
      "Un Looper suit déjà ce bien, ou n’a pas encore répondu. Retirez d’abord cette demande.",
  },
  "looper-request.unavailable": {
    title: "Looper indisponible",
    detail: "Cette personne ne peut pas suivre ce bien. Choisissez un autre Looper.",
  },
};
