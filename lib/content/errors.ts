import type { ErrorCode } from "../kernel/errors.ts";

/** The message for a field whose value can’t be read. */
export const INVALID_VALUE = "Cette valeur n’est pas valide.";

/** The message for a field that a call doesn’t have. */
export const UNKNOWN_FIELD = "Ce champ n’est pas attendu.";

/** What a form says that arrived before with other contents, whose response got lost. */
export const FORM_ARRIVED =
  "Un premier envoi de ce formulaire est bien arrivé, avec un autre contenu. Pour envoyer aussi celui-ci, validez à nouveau.";

/** The message for an `Idempotency-Key` that can’t be one. */
export const IDEMPOTENCY_KEY = "De 1 à 255 caractères ASCII imprimables.";

/** What a person reads for each error code: what happened, and what to do next. */
export const ERROR_SENTENCES: Record<ErrorCode, { title: string; detail: string }> = {
  "request.invalid": {
    title: "Requête invalide",
    detail: "Certains champs ne sont pas valides. Corrigez-les puis réessayez.",
  },
  "request.malformed-json": {
    title: "Requête illisible",
    detail: "Le corps de la requête n’est pas un document JSON valide.",
  },
  "request.malformed-address": {
    title: "Adresse illisible",
    detail: "Cette adresse est mal encodée.",
  },
  "request.unsupported-media-type": {
    title: "Format non pris en charge",
    detail: "Le corps de la requête doit être envoyé en application/json.",
  },
  "request.too-large": {
    title: "Requête trop volumineuse",
    detail: "Ce que vous envoyez dépasse la taille autorisée. Raccourcissez-le puis réessayez.",
  },
  "request.foreign-origin": {
    title: "Origine refusée",
    detail: "Cette action ne peut être demandée que depuis notre site.",
  },
  "request.method-not-allowed": {
    title: "Méthode refusée",
    detail: "Cette adresse n’accepte pas cette méthode.",
  },
  "request.unknown-host": {
    title: "Site inconnu",
    detail: "Cette adresse n’est pas celle de notre site.",
  },
  "request.too-slow": {
    title: "Délai dépassé",
    detail:
      "La requête a mis trop de temps à nous parvenir. Vérifiez votre connexion puis réessayez.",
  },
  "request.headers-too-large": {
    title: "Adresse ou en-têtes trop longs",
    detail: "L’adresse ou les en-têtes de la requête dépassent la taille autorisée.",
  },
  "request.too-many": {
    title: "Trop de demandes",
    detail: "Vous avez fait trop de demandes en peu de temps. Patientez un instant puis réessayez.",
  },
  "request.key-reused": {
    title: "Clé déjà utilisée",
    detail: "Cette clé d’idempotence a servi à une autre demande. Donnez-en une nouvelle.",
  },
  "request.form-outdated": {
    title: "Page mise à jour",
    detail: "Cette page a changé depuis que vous l’avez ouverte. Rechargez-la, puis recommencez.",
  },
  "request.not-found": {
    title: "Adresse inconnue",
    detail: "Aucun service ne répond à cette adresse.",
  },
  "request.forbidden": {
    title: "Accès refusé",
    detail: "Votre compte ne permet pas cette action.",
  },
  "request.signed-out": {
    title: "Connexion nécessaire",
    detail: "Connectez-vous pour continuer.",
  },
  "account.login-refused": {
    title: "Connexion refusée",
    detail: "L’adresse e-mail ou le mot de passe ne correspondent pas.",
  },
  "account.password-outgrown": {
    title: "Mot de passe trop court",
    detail:
      "Votre rôle demande un mot de passe de 12 caractères au moins. Choisissez-en un nouveau par « Mot de passe oublié ».",
  },
  "account.code-refused": {
    title: "Code refusé",
    detail: "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant puis réessayez.",
  },
  "account.too-many-tries": {
    title: "Trop de tentatives",
    detail:
      "Trop d’essais ont échoué. Patientez un quart d’heure, ou choisissez un nouveau mot de passe par e-mail.",
  },
  "account.link-spent": {
    title: "Lien expiré",
    detail: "Ce lien a déjà servi, ou il n’est plus valable. Demandez-en un nouveau.",
  },
  "account.password-wrong": {
    title: "Mot de passe incorrect",
    detail: "Ce mot de passe n’est pas celui de votre compte.",
  },
  "account.unconfirmed": {
    title: "Adresse à confirmer",
    detail: "Confirmez d’abord votre adresse e-mail : le lien vous attend dans votre messagerie.",
  },
  "account.demo": {
    title: "Compte de démonstration",
    detail: "Ce compte est partagé : ni ses accès ni ses coordonnées ne peuvent être modifiés.",
  },
  "account.second-factor-required": {
    title: "Double authentification obligatoire",
    detail: "Votre rôle impose la double authentification : elle ne peut pas être retirée.",
  },
  "account.second-factor-on": {
    title: "Double authentification déjà active",
    detail: "Une application d’authentification est déjà liée à votre compte. Retirez-la d’abord.",
  },
  "account.second-factor-off": {
    title: "Double authentification inactive",
    detail: "Aucune application d’authentification n’est liée à votre compte.",
  },
  "account.sale-in-progress": {
    title: "Vente en cours",
    detail:
      "Une vente à laquelle vous prenez part n’est pas conclue : le compte ne peut être supprimé qu’ensuite.",
  },
  "account.last-trust-manager": {
    title: "Dernier Trust Manager",
    detail: "Personne d’autre ne tient ce rôle. Faites-le attribuer à quelqu’un avant de partir.",
  },
  "session.not-found": {
    title: "Appareil non trouvé",
    detail: "Cet appareil n’est pas connecté à votre compte, ou il ne l’est plus.",
  },
  "role.held": {
    title: "Rôle déjà demandé",
    detail: "Vous avez déjà ce rôle, ou vous l’avez déjà demandé.",
  },
  "role.not-held": {
    title: "Rôle non détenu",
    detail: "Vous ne pouvez passer qu’à un rôle que vous détenez.",
  },
  "role.too-soon": {
    title: "Demande trop récente",
    detail:
      "Votre demande a été refusée il y a moins de 30 jours : réessayez une fois ce délai passé.",
  },
  "role.not-found": {
    title: "Demande introuvable",
    detail: "Cette demande n’existe pas, ou la personne a supprimé son compte.",
  },
  "role.decided": {
    title: "Décision déjà prise",
    detail: "L’état de ce rôle a changé entre-temps. Rechargez la page pour le voir.",
  },
  "role.papers-incomplete": {
    title: "Dossier incomplet",
    detail: "Le dossier n’est pas complet : le rôle ne peut pas être accordé.",
  },
  "captcha.invalid": {
    title: "Vérification refusée",
    detail: "La vérification a échoué. Recommencez-la, puis renvoyez le formulaire.",
  },
  "captcha.expired": {
    title: "Vérification expirée",
    detail: "La vérification a expiré. Recommencez-la, puis renvoyez le formulaire.",
  },
  "captcha.spent": {
    title: "Vérification déjà utilisée",
    detail: "Cette vérification a déjà servi. Recommencez-la, puis renvoyez le formulaire.",
  },
  "captcha.code-required": {
    title: "Code demandé",
    detail: "Recopiez le code de l’image, ou celui que vous entendez, puis renvoyez le formulaire.",
  },
  "waitlist.already-registered": {
    title: "Déjà enregistré",
    detail: "Cet email est déjà enregistré",
  },
  "waitlist.referral-not-found": {
    title: "Parrainage introuvable",
    detail: "Ce parrainage n’existe plus : la personne s’est peut-être effacée de la liste.",
  },
  "waitlist.referral-decided": {
    title: "Parrainage déjà décidé",
    detail: "Quelqu’un d’autre a décidé entre-temps : rien n’a été changé.",
  },
  "waitlist.queue-moved": {
    title: "File modifiée",
    detail:
      "La file a changé entre-temps : personne n’a été invité. Revoyez l’aperçu, puis invitez à nouveau.",
  },
  "notification.not-found": {
    title: "Notification introuvable",
    detail: "Cette notification n’existe plus. Rechargez la page.",
  },
  "notification.stop-invalid": {
    title: "Lien incomplet",
    detail:
      "Ce lien n’est pas reconnu. Copiez-le en entier, ou réglez vos notifications depuis vos paramètres.",
  },
  "push.not-subscribed": {
    title: "Appareil non inscrit",
    detail: "Les notifications ne sont pas actives pour vous sur cet appareil.",
  },
  "push.unknown-service": {
    title: "Navigateur non pris en charge",
    detail: "Le service de notifications de ce navigateur n’est pas pris en charge.",
  },
  "saved-search.not-found": {
    title: "Recherche introuvable",
    detail: "Cette recherche enregistrée n’existe plus. Rechargez la page.",
  },
  "saved-search.too-many": {
    title: "Trop de recherches enregistrées",
    detail:
      "Vous avez déjà vingt recherches enregistrées. Supprimez-en une pour enregistrer celle-ci.",
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
  "lead.not-found": {
    title: "Prospect introuvable",
    detail: "Ce prospect n’existe pas, ou il est suivi par quelqu’un d’autre.",
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
  "looper.suspended": {
    title: "Activité suspendue",
    detail:
      "Une de vos pièces manque ou n’est plus valable : mettez-la à jour dans vos réglages de Looper.",
  },
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
  "visit.not-found": {
    title: "Visite introuvable",
    detail: "Cette visite n’existe pas, ou elle ne vous concerne pas.",
  },
  "visit.slot-not-found": {
    title: "Créneau introuvable",
    detail: "Ce créneau n’est plus proposé. Choisissez-en un autre.",
  },
  "visit.slot-past": {
    title: "Créneau passé",
    detail: "Il est trop tard pour ce créneau. Choisissez-en un autre.",
  },
  "visit.slot-taken": {
    title: "Créneau déjà pris",
    detail: "Ce créneau n’est plus libre. Choisissez-en un autre.",
  },
  "visit.host-lapsed": {
    title: "Le vendeur prend le relais",
    detail:
      "Le Looper de ce bien ne peut pas recevoir ce jour-là. Le vendeur prend le relais : choisissez un autre créneau, ou écrivez-lui depuis l’annonce.",
  },
  "visit.papers-end": {
    title: "Vos pièces ne couvrent pas ce jour",
    detail:
      "Votre attestation ou votre assurance prend fin avant cette visite. Renouvelez-les dans vos réglages de Looper, ou proposez un jour qu’elles couvrent.",
  },
  "visit.buyer-busy": {
    title: "Vous avez déjà une visite",
    detail: "Une autre de vos visites a lieu à ce moment-là. Choisissez un autre horaire.",
  },
  "visit.day-full": {
    title: "Journée complète",
    detail: "Cette journée est complète. Choisissez un créneau d’un autre jour.",
  },
  "visit.too-many": {
    title: "Trop de visites de ce bien",
    detail: "Vous avez déjà plusieurs visites à venir de ce bien. Déplacez-en une, ou annulez-la.",
  },
  "visit.type-not-offered": {
    title: "Visite non proposée",
    detail: "Ce bien ne se visite pas de cette façon. Choisissez l’autre.",
  },
  "visit.own-home": {
    title: "C’est votre annonce",
    detail: "On ne réserve pas une visite d’un bien que l’on vend ou que l’on fait visiter.",
  },
  "visit.listing-closed": {
    title: "Visites fermées",
    detail: "Ce bien n’est plus ouvert aux visites.",
  },
  "visit.changed": {
    title: "La visite a changé",
    detail:
      "Cette visite a changé entre-temps, et cette action n’est plus possible : la page de la visite montre où elle en est.",
  },
  "visit.lapsed": {
    title: "Demande expirée",
    detail: "Cette demande n’a pas été confirmée avant l’heure prévue : elle a expiré.",
  },
  "visit.code-wrong": {
    title: "Code refusé",
    detail: "Ce code n’est pas celui du visiteur. Vérifiez-le avec lui, puis réessayez.",
  },
  "visit.code-locked": {
    title: "Code bloqué",
    detail: "Cinq codes erronés ont été saisis : cette visite ne peut plus être validée par code.",
  },
  "visit.feedback-given": {
    title: "Avis déjà donné",
    detail: "Vous avez déjà donné votre avis sur cette visite.",
  },
  "calendar.not-found": {
    title: "Calendrier introuvable",
    detail: "Cette adresse de calendrier n’existe plus. Demandez-en une nouvelle dans vos visites.",
  },
  "city.not-found": {
    title: "Commune non trouvée",
    detail: "Nous n’avons pas d’annonce dans cette commune pour le moment.",
  },
  "conversation.not-found": {
    title: "Conversation introuvable",
    detail: "Cette conversation n’existe pas, ou vous n’en faites pas partie.",
  },
  "conversation.closed": {
    title: "Réponse impossible",
    detail: "Vous ne pouvez pas écrire dans cette conversation.",
  },
  "conversation.own-listing": {
    title: "Votre annonce",
    detail:
      "C’est vous qui répondez aux questions sur ce bien\u00a0: vous ne pouvez pas vous écrire.",
  },
  "offer.not-found": {
    title: "Offre introuvable",
    detail: "Cette offre n’existe pas, ou elle ne vous concerne pas.",
  },
  "offer.pending": {
    title: "Offre déjà en attente",
    detail:
      "Une offre entre vous et le vendeur attend déjà une réponse pour ce bien. Retirez-la ou répondez-y avant d’en faire une autre.",
  },
  "offer.moved": {
    title: "Offre déjà traitée",
    detail:
      "Cette offre a reçu une réponse ou a été retirée entre-temps : sa page montre ce qu’elle est devenue.",
  },
  "offer.expired": {
    title: "Offre expirée",
    detail: "Cette offre a dépassé sa date limite : elle ne peut plus recevoir de réponse.",
  },
  "offer.other-side": {
    title: "Réponse attendue de l’autre partie",
    detail:
      "C’est à l’autre partie de répondre à cette offre. La vôtre peut seulement être retirée.",
  },
  "offer.home-changed": {
    title: "Bien modifié",
    detail:
      "L’annonce décrit le bien autrement qu’au moment de cette offre (adresse, lot ou surface). Répondez par une contre-proposition, ou attendez une nouvelle offre, qui portera sur le bien tel qu’il est décrit maintenant.",
  },
  "offer.jointly-signed": {
    title: "Signatures nécessaires",
    detail:
      "Vous êtes plusieurs à vendre ce bien : l’acceptation d’une offre se signe par code. Faites-la signer depuis la page de l’offre.",
  },
  "offer.joint-counter": {
    title: "Accord de chacun nécessaire",
    detail:
      "Vous êtes plusieurs à vendre ce bien : une contre-proposition vous engagerait tous. Convenez du montant par message avec l’acheteur, qui fera une nouvelle offre : vous l’accepterez ensemble.",
  },
  "offer.sellers-changed": {
    title: "Contre-proposition dépassée",
    detail:
      "Ce bien est désormais vendu par plusieurs personnes, et une seule avait fait cette contre-proposition : elle ne peut plus être acceptée. Refusez-la, ou répondez par une nouvelle offre, que tous pourront accepter.",
  },
  "offer.own-listing": {
    title: "Offre impossible",
    detail:
      "Vous vendez ce bien, ou vous le suivez comme Looper : vous ne pouvez pas faire d’offre.",
  },
  "offer.listing-under-offer": {
    title: "Bien sous offre",
    detail:
      "Une offre a déjà été acceptée pour ce bien. Si cette vente n’aboutit pas, il reviendra sur le marché.",
  },
  "offer.listing-closed": {
    title: "Bien indisponible",
    detail: "Ce bien n’est plus en vente, ou sa vente est suspendue : l’offre ne peut pas aboutir.",
  },
  "sale.not-found": {
    title: "Vente introuvable",
    detail: "Cette vente n’existe pas, ou vous n’y prenez pas part.",
  },
  "sale.moved": {
    title: "Vente déjà mise à jour",
    detail:
      "Cette vente a avancé entre-temps, ou elle est terminée : sa page montre où elle en est.",
  },
  "sale.not-yet": {
    title: "Étape prématurée",
    detail: "Une étape précédente de la vente n’est pas encore franchie.",
  },
  "sale.too-late": {
    title: "Délai dépassé",
    detail: "Le délai prévu pour cette démarche est écoulé.",
  },
  "sale.no-loan": {
    title: "Vente sans prêt",
    detail: "Cette vente se fait sans prêt : il n’y a rien à déclarer à ce sujet.",
  },
  "sale.no-record": {
    title: "Récapitulatif indisponible",
    detail: "Cette vente date d’avant les récapitulatifs : il n’y a pas de fichier à télécharger.",
  },
  "mandate.not-found": {
    title: "Mandat introuvable",
    detail: "Ce document n’existe pas, ou il ne vous concerne pas.",
  },
  "mandate.in-force": {
    title: "Mandat déjà signé",
    detail: "Le mandat de ce bien est déjà signé. Un changement de prix passe par un avenant.",
  },
  "mandate.not-in-force": {
    title: "Aucun mandat en vigueur",
    detail: "Ce bien n’a pas de mandat en vigueur. Signez d’abord le mandat.",
  },
  "mandate.listing-closed": {
    title: "Signature impossible",
    detail:
      "Ce bien est sous offre, vendu ou retiré : son mandat ne se signe plus et son prix ne change plus.",
  },
  "mandate.same-price": {
    title: "Prix inchangé",
    detail: "Ce prix est déjà celui du mandat. Indiquez-en un autre.",
  },
  "mandate.withdrawal-over": {
    title: "Délai écoulé",
    detail: "Le délai de rétractation de ce mandat est écoulé.",
  },
  "mandate.publisher-unknown": {
    title: "Signature indisponible",
    detail:
      "L’identité légale de l’éditeur du site n’est pas renseignée : aucun mandat ne peut être signé pour l’instant.",
  },
  "signature.not-found": {
    title: "Signature introuvable",
    detail:
      "Cette demande de signature n’existe pas, ou elle ne vous concerne pas. Demandez un nouveau code.",
  },
  "signature.signed": {
    title: "Document déjà signé",
    detail: "Ce document est déjà signé. Rechargez la page pour le retrouver.",
  },
  "signature.expired": {
    title: "Code expiré",
    detail: "Ce code n’est plus valable. Demandez-en un nouveau.",
  },
  "signature.locked": {
    title: "Trop d’essais",
    detail: "Trop de codes faux ont été saisis. Demandez un nouveau code.",
  },
  "signature.code-wrong": {
    title: "Code incorrect",
    detail: "Ce code n’est pas le bon. Vérifiez le dernier message reçu.",
  },
  "signature.undrawn": {
    title: "Caractère impossible",
    detail:
      "Un texte que vous avez écrit contient un caractère qui ne peut pas figurer dans le document à signer. Il est indiqué ci-dessous : corrigez-le, puis demandez votre code.",
  },
  "signature.others-first": {
    title: "Signatures en attente",
    detail:
      "Vous signez en dernier : il manque encore la signature d’au moins une autre personne. Relancez-la depuis la page du mandat.",
  },
  "signature.terms-changed": {
    title: "Document dépassé",
    detail:
      "Le bien, son prix ou vos coordonnées ont changé depuis l’envoi du code. Demandez un nouveau code pour signer le document à jour.",
  },
  "invoice.not-found": {
    title: "Facture introuvable",
    detail: "Cette facture n’existe pas, ou elle ne vous concerne pas.",
  },
  "invoice.settled": {
    title: "Facture déjà réglée",
    detail: "Cette facture est réglée en totalité : il n’y a plus rien à enregistrer.",
  },
  "payment.not-found": {
    title: "Règlement introuvable",
    detail: "Ce règlement n’existe pas pour cette facture.",
  },
  "payment.reversed": {
    title: "Règlement déjà annulé",
    detail: "Ce règlement a été annulé entre-temps : la facture montre ce qui reste à régler.",
  },
  "media.not-found": {
    title: "Image non trouvée",
    detail: "Cette image n’existe pas.",
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
  "document.not-found": {
    title: "Document introuvable",
    detail: "Ce document n’existe pas, ou il ne vous est pas ouvert.",
  },
  "document.unreadable": {
    title: "Document illisible",
    detail:
      "Ce fichier a été perdu ou altéré\u00a0: il ne s’ouvre plus. Il faut l’envoyer à nouveau.",
  },
  "document.reader-not-found": {
    title: "Partage impossible",
    detail:
      "Ce document ne peut être partagé qu’avec une personne avec qui vous avez une offre ou une conversation.",
  },
  "document.empty": {
    title: "Fichier vide",
    detail: "Ce fichier est vide. Choisissez-en un autre.",
  },
  "document.not-pdf": {
    title: "Ce n’est pas un PDF",
    detail: "Ce fichier n’est pas un PDF. Enregistrez-le au format PDF puis réessayez.",
  },
  "document.too-large": {
    title: "Document trop volumineux",
    detail: "Ce fichier dépasse 15\u00a0Mo. Réduisez-le ou séparez-le en plusieurs documents.",
  },
  "document.damaged": {
    title: "PDF illisible",
    detail:
      "Ce PDF est incomplet ou endommagé\u00a0: nous n’avons pas pu l’ouvrir. Enregistrez-le à nouveau puis réessayez.",
  },
  "document.encrypted": {
    title: "PDF protégé",
    detail:
      "Ce PDF ne s’ouvre qu’avec un mot de passe ou un certificat. Envoyez une copie que chacun puisse ouvrir, par exemple en l’imprimant en PDF.",
  },
  "document.active": {
    title: "PDF avec contenu actif",
    detail:
      "Ce PDF contient un script, un formulaire dynamique ou un fichier joint. Imprimez-le en PDF, puis envoyez cette copie.",
  },
  "document.too-long": {
    title: "Document trop long",
    detail: "Ce PDF dépasse 300\u00a0pages. Séparez-le en plusieurs documents.",
  },
  "document.too-many": {
    title: "Trop de documents",
    detail: "Vous avez déjà cent documents. Supprimez ceux qui ne servent plus, puis réessayez.",
  },
  "document.no-expiry": {
    title: "Document sans échéance",
    detail: "Ce type de document n’a pas de date de fin de validité.",
  },
  "attachment.not-found": {
    title: "Pièce jointe indisponible",
    detail:
      "Une pièce jointe n’est plus disponible\u00a0: rien n’a été envoyé. Joignez-la de nouveau à votre message.",
  },
  "attachment.too-many": {
    title: "Trop de pièces jointes",
    detail:
      "Vous avez déjà 500\u00a0pièces jointes dans vos conversations. Supprimez celles qui ne servent plus, puis réessayez.",
  },
  "attachment.daily-limit": {
    title: "Limite du jour atteinte",
    detail:
      "Vos pièces jointes du jour dépassent 150\u00a0Mo. Réduisez ce fichier, ou réessayez demain.",
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
  "search.invalid-parameters": {
    title: "Recherche invalide",
    detail: "Certains critères de recherche ne sont pas valides.",
  },
  "service.unavailable": {
    title: "Service momentanément indisponible",
    detail:
      "Nous ne pouvons pas traiter votre demande pour le moment. Réessayez dans quelques instants.",
  },
  "internal.unexpected": {
    title: "Une erreur est survenue",
    detail: "Nous n’avons pas pu traiter votre demande. Réessayez dans quelques instants.",
  },
};
