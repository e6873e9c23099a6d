import type { SentencesOf } from "./sentence.ts";

/** The sentences of listings, their revisions and their pictures. */
export const LISTINGS_ERRORS: SentencesOf<"listing" | "revision" | "photo" | "media" | "estimate"> =
  {
    "listing.not-found": {
      title: "Bien non trouvé",
      detail: "Cette annonce n’existe pas, ou elle n’est plus, ou pas encore, publiée.",
    },
    "listing.withdrawn": {
      title: "Annonce retirée",
      detail: "Le vendeur a retiré cette annonce.",
    },
    "listing.moved": {
      title: "Annonce déjà mise à jour",
      detail:
        "L’état de cette annonce ne permet pas cette action, ou il a changé entre-temps. Rechargez la page pour voir où elle en est.",
    },
    "listing.relisted": {
      title: "Bien déjà remis en vente",
      detail:
        "Ce bien a déjà une nouvelle annonce. Retrouvez-la dans Mes biens\u00a0: c’est elle que vous modifiez ou retirez.",
    },
    "listing.home-not-signed": {
      title: "Nouveau mandat nécessaire",
      detail:
        "Votre mandat ne désigne pas ce bien ou ce vendeur. Signez un nouveau mandat depuis sa page, puis remettez l’annonce en ligne.",
    },
    "listing.jointly-signed": {
      title: "Signatures nécessaires",
      detail:
        "Vous êtes plusieurs à vendre ce bien : son retrait de la vente se signe par code, depuis la page du mandat.",
    },
    "listing.no-mandate": {
      title: "Mandat nécessaire",
      detail:
        "Aucun mandat n’est en vigueur pour ce bien : signez-en un depuis la page de son mandat, puis remettez l’annonce en ligne.",
    },
    "listing.too-early": {
      title: "Remise en ligne trop tôt",
      detail:
        "Le délai de rétractation du mandat court encore, et vous n’avez pas demandé à publier avant sa fin : l’annonce pourra être remise en ligne ensuite.",
    },
    "listing.sale-open": {
      title: "Vente en cours",
      detail:
        "Une vente est en cours pour ce bien : son annonce ne peut être ni retirée ni remise en ligne tant qu’elle n’a pas pris fin.",
    },
    "listing.complete": {
      title: "Annonce déjà complète",
      detail: "Il ne manque plus rien à cette annonce que son vendeur puisse compléter.",
    },
    "listing.completion-requested": {
      title: "Vendeur déjà averti",
      detail: "Le vendeur de cette annonce a déjà été averti aujourd’hui de ce qui lui manque.",
    },
    "listing.link-invalid": {
      title: "Lien incomplet ou expiré",
      detail:
        "Ce lien est incomplet, ou trop ancien. Copiez l’adresse de l’e-mail en entier, ou ouvrez vos biens depuis votre compte.",
    },
    "revision.not-found": {
      title: "Annonce introuvable",
      detail: "Cette annonce n’existe pas, ou n’est pas la vôtre.",
    },
    "revision.closed": {
      title: "Annonce non modifiable",
      detail: "Cette annonce ne peut pas être modifiée dans son état actuel.",
    },
    "revision.incomplete": {
      title: "Annonce incomplète",
      detail: "Il manque des informations obligatoires avant la publication.",
    },
    "revision.unchanged": {
      title: "Rien à valider",
      detail: "Rien ne diffère de l’annonce publiée\u00a0: modifiez-la avant de l’envoyer.",
    },
    "revision.commune-unknown": {
      title: "Commune inconnue",
      detail: "La commune et le code postal ne correspondent à aucune commune connue.",
    },
    "revision.picture-unknown": {
      title: "Photo inconnue",
      detail:
        "Une photo ou un plan n’a pas été envoyé pour cette annonce. Retirez-le, puis ajoutez-le de nouveau.",
    },
    "revision.not-signed": {
      title: "Mandat non signé",
      detail: "Signez d’abord le mandat de vente.",
    },
    "revision.home-not-signed": {
      title: "Bien non signé",
      detail:
        "Le mandat en vigueur ne désigne pas le bien de cette annonce. Le vendeur doit signer un nouveau mandat, qui le remplace.",
    },
    "revision.seller-not-signed": {
      title: "Vendeur non signé",
      detail:
        "Le mandat en vigueur est au nom d’un autre vendeur que le compte. Le vendeur doit signer un nouveau mandat, qui le remplace.",
    },
    "revision.price-not-signed": {
      title: "Prix non signé",
      detail: "Le prix diffère de celui du mandat. Signez d’abord l’avenant.",
    },
    "revision.price-signed": {
      title: "Prix déjà signé",
      detail:
        "Votre avenant fixe un prix que l’annonce n’affiche pas encore. Envoyez cette modification pour le publier, ou signez d’abord un autre avenant.",
    },
    "revision.too-early": {
      title: "Publication trop tôt",
      detail:
        "Le délai de rétractation du mandat court encore, et le vendeur n’a pas demandé à publier avant sa fin.",
    },
    "revision.moved": {
      title: "Annonce déjà traitée",
      detail: "Quelqu’un s’en est occupé entre-temps. Rechargez la page.",
    },
    "revision.too-many": {
      title: "Trop d’annonces en préparation",
      detail: "Terminez ou supprimez un brouillon avant d’en commencer un autre.",
    },
    "media.not-found": {
      title: "Image non trouvée",
      detail: "Cette image n’existe pas.",
    },
    "photo.too-large": {
      title: "Photo trop lourde",
      detail: "Cette photo dépasse 12 Mo. Réduisez-la, puis envoyez-la de nouveau.",
    },
    "photo.unsupported": {
      title: "Format non pris en charge",
      detail: "Ce fichier n’est pas une photo JPEG, PNG ou WebP.",
    },
    "photo.heic": {
      title: "Format non pris en charge",
      detail:
        "Les photos HEIC ne peuvent pas être lues ici. Exportez celle-ci en JPEG, puis envoyez-la de nouveau.",
    },
    "photo.animated": {
      title: "Image animée",
      detail: "Les images animées ne sont pas acceptées. Envoyez une photo fixe.",
    },
    "photo.damaged": {
      title: "Photo illisible",
      detail: "Ce fichier est abîmé ou incomplet. Envoyez de nouveau la photo d’origine.",
    },
    "photo.too-many-pixels": {
      title: "Photo trop grande",
      detail: "Cette photo dépasse 200 mégapixels. Réduisez-la, puis envoyez-la de nouveau.",
    },
    "photo.too-heavy": {
      title: "Photo trop lourde à préparer",
      detail:
        "Cette photo demande plus de 100 Mo de mémoire. Réduisez-la à 33 mégapixels au plus, ou enregistrez-la en JPEG sans l’option « progressif », puis envoyez-la de nouveau.",
    },
    "photo.too-small": {
      title: "Photo trop petite",
      detail: "Une photo doit mesurer au moins 200 pixels de côté.",
    },
    "photo.too-slow": {
      title: "Photo trop longue à préparer",
      detail:
        "Cette photo n’a pas pu être préparée dans le temps imparti. Réessayez, ou enregistrez-la en JPEG.",
    },
    "photo.too-many": {
      title: "Trop de photos",
      detail:
        "Une annonce compte 30 photos et 10 plans au plus. Retirez-en pour en ajouter d’autres.",
    },
    "estimate.not-found": {
      title: "Estimation introuvable",
      detail:
        "Cette estimation n’existe plus, ou elle a été faite sur un autre appareil. Vous pouvez en faire une nouvelle.",
    },
    "estimate.too-few": {
      title: "Plus assez de ventes",
      detail:
        "Une estimation s’appuie sur cinq ventes au moins : remettez-en une avant d’en retirer une autre.",
    },
    "estimate.unreachable": {
      title: "Ventes inaccessibles",
      detail:
        "Les fichiers des ventes publiés par l’État ne répondent pas. Votre saisie est conservée : réessayez dans quelques minutes.",
    },
  };
